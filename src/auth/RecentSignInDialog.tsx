import { useStore } from '../lib/store.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useAuth } from './AuthContext.tsx'
import { ConfirmPasswordForm } from './ConfirmPasswordForm.tsx'
import { passwordRequest } from './recentSignIn.ts'

/** Asks for the password where something waits for it, over whatever the person is doing. */
export function RecentSignInDialog() {
  const request = useStore(passwordRequest)
  const { reauthenticate } = useAuth()

  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={() => {
        request?.answer(false)
      }}
      title="Confirme sua senha"
      description="Por segurança, antes de continuar. O que você preencheu fica como está."
    >
      <ConfirmPasswordForm
        label="Confirmar"
        doing="Conferindo sua senha…"
        onConfirm={async (currentPassword) => {
          await reauthenticate(currentPassword)
          request?.answer(true)
        }}
        onCancel={() => {
          request?.answer(false)
        }}
      />
    </Dialog>
  )
}
