import { useState } from 'react'
import { deleteMessage } from '../../data/contactMessages/contactMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

export interface DeleteMessageDialogProps {
  id: string
  from: string
  onClose: () => void
  onDeleted: () => Promise<void>
}

/** Asks before a message is gone for everybody. */
export function DeleteMessageDialog({ id, from, onClose, onDeleted }: DeleteMessageDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function confirm(): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    try {
      await deleteMessage(id)
      await onDeleted()
      toast({ title: 'Mensagem excluída' })
      onClose()
    } catch {
      setHasFailed(true)
      setIsBusy(false)
    }
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
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            Excluir mensagem
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <Notice tone="danger">Não foi possível excluir. Verifique sua conexão e tente novamente.</Notice>
      ) : null}
    </Dialog>
  )
}
