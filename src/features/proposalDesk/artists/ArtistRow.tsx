import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { memo, useRef } from 'react'
import { PrivateImage } from '../../../data/privateFiles/PrivateImage.tsx'
import { classNames } from '../../../lib/classNames.ts'
import { detailsAddress } from '../../../lib/lists/listWalk.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useDragRow } from '../../../ui/useDragRow.ts'
import { RowStanding } from '../consent/RowStanding.tsx'
import type { Participation } from '../consent/stand.ts'
import type { ItemValues } from '../proposalForm.ts'
import { nameOf } from './nameOf.ts'
import type { Picking } from './picking.ts'
import { RowButtons } from './RowButtons.tsx'
import { shownWords } from './shownWords.ts'

export type RowAct = 'back' | 'forward' | 'remove'

export interface ArtistRowProps {
  item: ItemValues
  participation: Participation
  /** `undefined` while it is read, `null` for whoever has none any more. */
  record: Profile | null | undefined
  rolesId: string
  isFirst: boolean
  isLast: boolean
  /** Somebody begins to type what this one is presented for. */
  onTyping: (typing: { readonly artistId: string; readonly role: string }) => void
  onRole: (artistId: string, changed: Pick<ItemValues, 'role'>) => void
  /** The row is left. */
  onLeave: (artistId: string) => void
  onMedia: (artistId: string) => void
  onPicking: (picking: Picking) => void
  onDropped: (dragged: string, target: string) => void
  onAct: (artistId: string, act: RowAct) => void
}

/** One of those who are presented: who it is, for what, what is shown, and where they stand. */
export const ArtistRow = memo(function ArtistRow(props: ArtistRowProps) {
  const {
    item,
    participation,
    record,
    rolesId,
    isFirst,
    isLast,
    onTyping,
    onRole,
    onLeave,
    onMedia,
    onPicking,
    onDropped,
    onAct,
  } = props
  const { artistId, role } = item
  const row = useRef<HTMLDivElement>(null)
  const isTyping = useRef(false)
  const isOver = useDragRow(row, artistId, (dragged) => {
    onDropped(dragged, artistId)
  })
  const name = nameOf(record)
  const photo = record?.media.find((each) => each.kind === 'image')

  function leave(): void {
    if (!isTyping.current) return
    isTyping.current = false
    onLeave(artistId)
  }

  return (
    <div
      ref={row}
      className={classNames(
        'grid cursor-grab grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]',
        isOver ? 'bg-sunken' : '',
      )}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave()
      }}
    >
      {/* Or else the browser drags the photo, and not the row. */}
      <div className="pointer-events-none aspect-[4/5] self-start overflow-hidden sm:row-span-2 rounded-card bg-sunken">
        {photo === undefined ? (
          <Portrait image={null} alt="" />
        ) : (
          <PrivateImage photo={photo} alt="" width={160} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {record == null ? (
          <p className="text-lg break-words text-muted">{name}</p>
        ) : (
          <p className="text-lg leading-tight font-medium break-words">
            <Link to={detailsAddress(artistId)} className="hover:text-accent">
              {name}
            </Link>
          </p>
        )}
        <p className="text-sm text-muted">{record == null ? '' : shownWords(item, record)}</p>
        <RowStanding
          item={item}
          name={name}
          record={record}
          participation={participation}
          onPicking={onPicking}
        />
      </div>
      <RowButtons artistId={artistId} name={name} isFirst={isFirst} isLast={isLast} onAct={onAct} />
      <div className="col-span-full flex flex-wrap items-end gap-3 sm:col-span-2 sm:col-start-2">
        <TextField
          label="Personagem"
          fieldClassName="min-w-40 grow"
          list={rolesId}
          autoComplete="off"
          maxLength={120}
          aria-label={`Personagem de ${name}`}
          value={role}
          onFocus={() => {
            isTyping.current = true
            onTyping({ artistId, role })
          }}
          onChange={({ currentTarget }) => {
            onRole(artistId, { role: currentTarget.value })
          }}
          onKeyDown={(event) => {
            // Done with the role, and not with the proposal.
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.blur()
          }}
        />
        {record == null ? null : (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={`Escolher mídia de ${name}`}
            onClick={() => {
              onMedia(artistId)
            }}
          >
            Escolher mídia
          </Button>
        )}
      </div>
    </div>
  )
})
