import type { Favorite } from '@ribalta/domain/schemas/roster/favorites'
import { PROFILE_STATUS_LABELS } from '@ribalta/domain/people/profileStatus'
import { type ReactNode, useRef } from 'react'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { MarkBox } from '../../data/marks/MarkBox.tsx'
import { PrivateImage } from '../../data/privateFiles/PrivateImage.tsx'
import type { RosterCard } from '../../data/roster/roster.ts'
import { classNames } from '../../lib/classNames.ts'
import { cellText } from '../../lib/roster/rosterCells.ts'
import { detailsAddress } from '../../lib/lists/listWalk.ts'
import { Button } from '../../ui/Button.tsx'
import { ChevronDownIcon, TrashIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { NoteField } from './NoteField.tsx'
import { useDragRow } from '../../ui/useDragRow.ts'

export interface FavoriteRowProps {
  listId: string
  item: Favorite
  /** `undefined` while it is read, `null` for whoever is not in the roster any more. */
  card: RosterCard | null | undefined
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onDropped: (dragged: string) => void
  onRemove: () => void
}

/** What somebody gone is called. */
export const GONE = 'Quem não está mais no elenco'

/** One of a list: who it is, what is noted, and where they stand. */
export function FavoriteRow(props: FavoriteRowProps) {
  const { listId, item, card, isFirst, isLast, onMove, onDropped, onRemove } = props
  const row = useRef<HTMLLIElement>(null)
  const isOver = useDragRow(row, item.artistId, onDropped)
  const name = card?.artisticName ?? (card === null ? GONE : '…')
  return (
    <li
      ref={row}
      className={classNames(
        'grid cursor-grab grid-cols-[auto_4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 md:grid-cols-[auto_5.5rem_minmax(0,1fr)_minmax(0,1fr)_auto]',
        isOver ? 'bg-sunken' : '',
      )}
    >
      <div className="self-center">
        <MarkBox uid={item.artistId} artisticName={name} isDisabled={card === null || card === undefined} />
      </div>
      {/* Or else the browser drags the photo, and not the row. */}
      <div className="pointer-events-none aspect-[4/5] overflow-hidden rounded-card bg-sunken">
        {card?.photo == null ? (
          <Portrait image={null} alt="" />
        ) : (
          <PrivateImage photo={card.photo} alt="" width={160} />
        )}
      </div>
      <Who card={card} name={name} />
      <div className="max-md:col-span-3">
        <NoteField listId={listId} item={item} artisticName={name} />
      </div>
      <div className="flex flex-wrap items-start justify-end gap-1.5 max-md:col-span-3 md:flex-col">
        {isFirst ? null : (
          <RowButton
            uid={item.artistId}
            action="back"
            label={`Mover para cima: ${name}`}
            onPress={() => onMove(-1)}
          >
            <span className="rotate-180">
              <ChevronDownIcon />
            </span>
          </RowButton>
        )}
        {isLast ? null : (
          <RowButton
            uid={item.artistId}
            action="forward"
            label={`Mover para baixo: ${name}`}
            onPress={() => onMove(1)}
          >
            <ChevronDownIcon />
          </RowButton>
        )}
        <RowButton uid={item.artistId} action="remove" label={`Tirar da lista: ${name}`} onPress={onRemove}>
          <TrashIcon />
        </RowButton>
      </div>
    </li>
  )
}

function Who({ card, name }: { card: RosterCard | null | undefined; name: string }) {
  const catalogue = useClassesSkills()
  if (card === null || card === undefined) return <p className="self-center text-muted">{name}</p>
  const facts = (['classes', 'city', 'playingAge', 'heightCm'] as const)
    .map((column) => cellText(column, card, catalogue))
    .filter((text) => text !== '')
  return (
    <div className="self-center">
      <h3 className="text-lg leading-tight break-words">
        <Link to={detailsAddress(card.uid)} data-item="" className="hover:text-accent">
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-muted">{facts.join(' · ')}</p>
      {card.status === 'published' ? null : (
        <p className="mt-1">
          <Tag>{PROFILE_STATUS_LABELS[card.status]}</Tag>
        </p>
      )}
    </div>
  )
}

interface RowButtonProps {
  uid: string
  action: 'back' | 'forward' | 'remove'
  label: string
  onPress: () => void
  children: ReactNode
}

function RowButton({ uid, action, label, onPress, children }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      data-tile={uid}
      data-action={action}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
