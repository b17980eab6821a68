import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LeftOutNotice } from './LeftOutNotice.tsx'

export interface PublishDialogProps {
  leftOut: readonly string[]
  onClose: () => void
  onPublish: () => void
}

/** Asks once before a post goes out. */
export function PublishDialog({ leftOut, onClose, onPublish }: PublishDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Publicar este post?"
      description="Ele aparece no blog agora, para todo mundo."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={onPublish}>Publicar</Button>
        </>
      }
    >
      <LeftOutNotice names={leftOut} />
    </Dialog>
  )
}
