import { Button } from '../../../ui/Button.tsx'
import { ChevronDownIcon } from '../../../ui/icons.tsx'

export interface GroupHeadingProps {
  role: string
  /** Among the roles, from 0. */
  place: number
  total: number
  onMove: (by: -1 | 1) => void
}

/** What those below are presented for, and the way of all of them before or behind another role. */
export function GroupHeading({ role, place, total, onMove }: GroupHeadingProps) {
  const name = role === '' ? 'Sem personagem' : role
  if (total === 1 && role === '') return null
  return (
    <div className="mt-4 flex items-center justify-between gap-3 border-b border-line-strong pb-1">
      <h3 className="min-w-0 text-xl wrap-anywhere">{name}</h3>
      <span className="flex shrink-0 gap-1.5">
        <Button
          variant="quiet"
          size="small"
          aria-label={`Mover personagem para cima: ${name}`}
          aria-disabled={place === 0 || undefined}
          onClick={() => {
            if (place > 0) onMove(-1)
          }}
        >
          <span className="rotate-180">
            <ChevronDownIcon />
          </span>
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Mover personagem para baixo: ${name}`}
          aria-disabled={place === total - 1 || undefined}
          onClick={() => {
            if (place < total - 1) onMove(1)
          }}
        >
          <ChevronDownIcon />
        </Button>
      </span>
    </div>
  )
}
