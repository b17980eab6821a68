import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

export interface DeleteMessageDialogProps {
  id: string
  deletion: UseMutationOptions<void, Error, string>
  title: string
  /** What goes with it, and for whom. */
  description: string
  /** What is said once it is gone. */
  done: string
  onClose: () => void
}

/** Asks before something that the agency received is gone for everybody. */
export function DeleteMessageDialog(props: DeleteMessageDialogProps) {
  const { id, deletion, title, description, done, onClose } = props
  const { mutateAsync, isPending, isError } = useMutation(deletion)

  async function confirm(): Promise<void> {
    try {
      await mutateAsync(id)
    } catch {
      // Logged where every change is, and told below.
      return
    }
    toast({ title: done })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
            {title}
          </Button>
        </>
      }
    >
      {isError ? (
        <Notice tone="danger">Não foi possível excluir. Verifique sua conexão e tente novamente.</Notice>
      ) : null}
    </Dialog>
  )
}
