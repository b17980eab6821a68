import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog, type DialogProps } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'

export interface DeleteDialogProps extends Pick<DialogProps, 'returnTo'> {
  id: string
  deletion: UseMutationOptions<void, Error, string>
  /** The act, as it stands on its button, too. */
  title: string
  /** What goes with it, and for whom. */
  description: ReactNode
  onDeleted: () => void
  onClose: () => void
}

/** Asks before something is gone for everybody. `returnTo` is for where that takes its button along. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { id, deletion, title, description, returnTo, onDeleted, onClose } = props
  const hasDeleted = useRef(false)
  const { mutateAsync, isPending, isError } = useMutation(deletion)

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
      title={title}
      description={description}
      returnTo={() => (hasDeleted.current ? returnTo?.() : undefined)}
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
