import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { deleteReplyMutation } from '../../../data/quickReplies/queries.ts'
import type { ReplyEntry } from '../../../data/quickReplies/quickReplies.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'

export interface DeleteReplyProps {
  reply: ReplyEntry
  /** The row that asked for it goes with the reply. */
  returnTo: () => HTMLElement | undefined
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a reply is gone for the whole team. */
export function DeleteReply(props: DeleteReplyProps) {
  const { reply, returnTo, onDeleted, onClose } = props
  const { id, title } = reply
  const hasDeleted = useRef(false)
  const { mutateAsync, isPending, isError } = useMutation(deleteReplyMutation)

  async function confirm(): Promise<void> {
    try {
      await mutateAsync(id)
    } catch {
      // Logged where every change is, and told below.
      return
    }
    hasDeleted.current = true
    onDeleted()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Excluir resposta"
      description={
        <span className="wrap-anywhere">“{title}” some para toda a equipe. Não dá para desfazer.</span>
      }
      returnTo={() => (hasDeleted.current ? returnTo() : undefined)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
            Excluir resposta
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
