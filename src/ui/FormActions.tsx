import { Button } from './Button.tsx'
import { DialogActions } from './Dialog.tsx'
import type { Elements } from './elements.ts'

export interface FormActionsProps {
  /** What sends the form. */
  action: string
  isDangerous?: boolean
  isBusy: boolean
  disabled?: boolean
  /** What leaves it; another word where “Cancelar” would be what the form is about. */
  back?: string
  /** Not while it is being sent. */
  onBack: () => void
  /** What can be done instead of sending. */
  other?: Elements
}

/** The foot of a form in a dialog. */
export function FormActions(props: FormActionsProps) {
  const { action, isDangerous = false, isBusy, disabled, back = 'Cancelar', onBack, other } = props
  return (
    <DialogActions>
      <Button
        variant="quiet"
        onClick={() => {
          if (!isBusy) onBack()
        }}
      >
        {back}
      </Button>
      {other}
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} disabled={disabled}>
        {action}
      </Button>
    </DialogActions>
  )
}
