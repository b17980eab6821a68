import { useMutation } from '@tanstack/react-query'
import type { OpenInvitation } from '../../data/invitations/invitations.ts'
import { withdrawMutation } from '../../data/invitations/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

export interface WithdrawDialogProps {
  item: OpenInvitation
  onClose: () => void
}

/** Asks before a link that somebody may hold opens nothing any more. */
export function WithdrawDialog({ item, onClose }: WithdrawDialogProps) {
  const { mutateAsync, isPending, isError } = useMutation(withdrawMutation)
  const { artisticName } = item.invitation.prepared

  async function confirm(): Promise<void> {
    try {
      await mutateAsync(item.id)
    } catch {
      // Logged where every change is, and told below.
      return
    }
    toast({ title: 'Convite cancelado', description: 'O que estava preparado foi apagado.' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      title="Cancelar o convite"
      description={`O link de ${artisticName} deixa de valer e o cadastro preparado é apagado.`}
      actions={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            Voltar
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => void confirm()}>
            Cancelar convite
          </Button>
        </>
      }
    >
      {isError ? (
        <Notice tone="danger">O convite não foi cancelado. Verifique sua conexão e tente de novo.</Notice>
      ) : null}
    </Dialog>
  )
}
