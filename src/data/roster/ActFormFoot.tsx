import { MAX_ACTED_ON } from '@ribalta/domain/schemas/actOutcome'
import { Button } from '../../ui/Button.tsx'
import { FormActions } from '../../ui/FormActions.tsx'

export interface ActFormFootProps {
  /** What sends the form. */
  action: string
  /** How many it is about. */
  count: number
  isBusy: boolean
  /** What can be done instead. */
  instead: { readonly label: string; readonly act: () => void } | undefined
  /** Whoever leaves without sending wants nothing of it back. */
  onForget: () => void
  onClose: () => void
}

/** The foot of a form about many people. */
export function ActFormFoot({ action, count, isBusy, instead, onForget, onClose }: ActFormFootProps) {
  return (
    <FormActions
      action={action}
      isBusy={isBusy}
      disabled={count === 0 || count > MAX_ACTED_ON}
      onBack={() => {
        onForget()
        onClose()
      }}
      other={
        instead === undefined ? null : (
          <Button
            variant="secondary"
            onClick={() => {
              if (isBusy) return
              instead.act()
              onClose()
            }}
          >
            {instead.label}
          </Button>
        )
      }
    />
  )
}
