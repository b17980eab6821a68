import { removeSecondFactor, type SecondFactor } from '../../auth/secondFactors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { PasswordStep } from './PasswordStep.tsx'

export interface RemovalDialogProps {
  factor: SecondFactor
  isNeeded: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** Takes a second factor away, after the password (and the factor itself) was given again. */
export function RemovalDialog({ factor, isNeeded, onClose, onDone }: RemovalDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Remover segundo fator?"
      description={
        isNeeded
          ? `${factor.label}. Sem segundo fator você fica sem a área da equipe.`
          : `${factor.label}. Depois disso, a senha basta para entrar.`
      }
    >
      <PasswordStep
        action="Remover"
        isDangerous
        onCancel={onClose}
        onPassword={async (currentPassword) => {
          await removeSecondFactor(currentPassword, factor.id)
          toast({ title: 'Segundo fator removido' })
          await onDone()
        }}
      />
    </Dialog>
  )
}
