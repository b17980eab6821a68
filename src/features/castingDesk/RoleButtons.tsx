import { Button } from '../../ui/Button.tsx'

export interface RoleButtonsProps {
  /** What the role is called, in the names of its buttons too. */
  name: string
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves a role among the others, or takes it away. */
export function RoleButtons({ name, index, count, onMove, onRemove }: RoleButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="quiet"
        size="small"
        disabled={index === 0}
        data-by="-1"
        aria-label={`Subir: ${name}`}
        onClick={() => {
          onMove(-1)
        }}
      >
        Subir
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={index === count - 1}
        data-by="1"
        aria-label={`Descer: ${name}`}
        onClick={() => {
          onMove(1)
        }}
      >
        Descer
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="ml-auto"
        aria-label={`Remover: ${name}`}
        onClick={onRemove}
      >
        Remover
      </Button>
    </div>
  )
}
