import { Button } from '../../../ui/Button.tsx'

export interface RefusedActionsProps {
  /** Why it was refused. */
  words: string
  onRetry: () => void
  /** Undefined where there is no field to go back into. */
  onEdit: (() => void) | undefined
  onRemove: () => void
}

/** Why a message was refused, and what its sender can do about it. */
export function RefusedActions({ words, onRetry, onEdit, onRemove }: RefusedActionsProps) {
  return (
    <>
      <p className="mt-1 max-w-[min(85%,36rem)] text-sm break-words text-danger">{words}</p>
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" size="small" onClick={onRetry}>
          Tentar de novo
        </Button>
        {onEdit === undefined ? null : (
          <Button variant="quiet" size="small" onClick={onEdit}>
            Editar
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onRemove}>
          Apagar
        </Button>
      </div>
    </>
  )
}
