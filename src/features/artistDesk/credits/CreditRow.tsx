import { WORK_VISIBILITY_LABELS } from '@ribalta/domain/people/work'
import { type ReactNode, useRef } from 'react'
import { creditLine } from '../../../data/works/creditLine.ts'
import type { OwnWork } from '../../../data/works/ownWorks.ts'
import { classNames } from '../../../lib/classNames.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChevronDownIcon, EditIcon, TrashIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { useDragRow } from '../../../ui/useDragRow.ts'

export interface CreditRowProps {
  work: OwnWork
  /** What goes with it, in words. */
  attachments: string
  isMinor: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onDropped: (dragged: string) => void
  onEdit: () => void
  onRemove: () => void
}

/** One work, to be dragged or moved by its buttons, changed and deleted. */
export function CreditRow(props: CreditRowProps) {
  const { work, attachments, isMinor, isFirst, isLast, onMove, onDropped, onEdit, onRemove } = props
  const { id, title, year, visibility } = work
  const row = useRef<HTMLLIElement>(null)
  const isOver = useDragRow(row, id, onDropped)
  return (
    <li
      ref={row}
      className={classNames(
        'grid cursor-grab grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-5 md:grid-cols-[5rem_minmax(0,1fr)_auto] md:gap-x-8',
        isOver ? 'bg-sunken' : '',
      )}
    >
      <p className="pt-1 text-muted tabular-nums">{year}</p>
      <div className="min-w-0">
        <h3 className="text-xl wrap-anywhere">{title}</h3>
        <p className="mt-1 text-muted wrap-anywhere">{creditLine(work)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Tag tone={visibility === 'public' && !isMinor ? 'success' : 'neutral'}>
            {WORK_VISIBILITY_LABELS[visibility]}
          </Tag>
          <span>{attachments}</span>
        </div>
      </div>
      <div className="grid auto-cols-[2.75rem] items-start justify-end gap-1.5 max-md:col-span-2">
        {isFirst ? null : (
          <RowButton id={id} action="back" label={`Mover para cima: ${title}`} onPress={() => onMove(-1)}>
            <span className="rotate-180">
              <ChevronDownIcon />
            </span>
          </RowButton>
        )}
        {isLast ? null : (
          <RowButton id={id} action="forward" label={`Mover para baixo: ${title}`} onPress={() => onMove(1)}>
            <ChevronDownIcon />
          </RowButton>
        )}
        <RowButton id={id} action="edit" label={`Editar: ${title}`} onPress={onEdit}>
          <EditIcon />
        </RowButton>
        <RowButton id={id} action="remove" label={`Excluir: ${title}`} onPress={onRemove}>
          <TrashIcon />
        </RowButton>
      </div>
    </li>
  )
}

/** Each button keeps its column, also beside one that is not there: who presses twice must not press another. */
const COLUMNS = {
  back: 'col-start-1',
  forward: 'col-start-2',
  edit: 'col-start-3',
  remove: 'col-start-4',
} as const

interface RowButtonProps {
  id: string
  action: keyof typeof COLUMNS
  label: string
  onPress: () => void
  children: ReactNode
}

function RowButton({ id, action, label, onPress, children }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={`row-start-1 ${COLUMNS[action]}`}
      aria-label={label}
      data-tile={id}
      data-action={action}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}
