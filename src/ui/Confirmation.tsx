import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmationProps {
  open: boolean
  onClose: () => void
  title: string
  action: string
  onConfirm: () => void
  children: string
}

/** Asks before something that cannot be taken back. */
export function Confirmation({ open, onClose, title, action, onConfirm, children }: ConfirmationProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={children}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {action}
          </Button>
        </>
      }
    />
  )
}
