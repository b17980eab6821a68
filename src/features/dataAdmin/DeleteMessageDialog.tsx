import { useMutation } from '@tanstack/react-query'
import { deleteMessage } from '../../data/contactMessages/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

export interface DeleteMessageDialogProps {
  id: string
  from: string
  onClose: () => void
}

/** Asks before a message is gone for everybody. */
export function DeleteMessageDialog({ id, from, onClose }: DeleteMessageDialogProps) {
  const { mutateAsync, isPending, isError } = useMutation(deleteMessage())

  async function confirm(): Promise<void> {
    try {
      await mutateAsync(id)
    } catch {
      // Logged where every change is, and told below.
      return
    }
    toast({ title: 'Mensagem excluída' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Excluir mensagem"
      description={`A mensagem de ${from} some para toda a equipe. Não dá para desfazer.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
            Excluir mensagem
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
