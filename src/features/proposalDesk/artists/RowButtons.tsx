import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ChevronDownIcon, TrashIcon } from '../../../ui/icons.tsx'
import type { RowAct } from './ArtistRow.tsx'

export interface RowButtonsProps {
  artistId: string
  name: string
  isFirst: boolean
  isLast: boolean
  onAct: (artistId: string, act: RowAct) => void
}

/** Each keeps its column, also beside one that is not there: who presses twice must not press another. */
const COLUMNS = { back: 'col-start-1', forward: 'col-start-2', remove: 'col-start-3' } as const

/** Where a row goes. */
export function RowButtons({ artistId, name, isFirst, isLast, onAct }: RowButtonsProps) {
  const button = (act: RowAct, label: string, icon: ReactNode) => (
    <Button
      variant="quiet"
      size="small"
      className={`row-start-1 ${COLUMNS[act]}`}
      aria-label={`${label}: ${name}`}
      data-tile={artistId}
      data-action={act}
      onClick={() => {
        onAct(artistId, act)
      }}
    >
      {icon}
    </Button>
  )
  return (
    <div className="grid auto-cols-[2.75rem] items-start justify-end gap-1.5 max-sm:col-span-full">
      {isFirst
        ? null
        : button(
            'back',
            'Mover para cima',
            <span className="rotate-180">
              <ChevronDownIcon />
            </span>,
          )}
      {isLast ? null : button('forward', 'Mover para baixo', <ChevronDownIcon />)}
      {button('remove', 'Tirar da proposta', <TrashIcon />)}
    </div>
  )
}
