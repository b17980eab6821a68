import { useState } from 'react'
import { endOtherSessions } from '../../auth/accountSecurity.ts'
import { ConfirmPasswordForm } from '../../auth/ConfirmPasswordForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast/toastStore.ts'

/** Signs out everywhere else, after the password has been given again. */
export function OtherSessions({ onEnded }: { onEnded: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Sair dos outros dispositivos
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Sair dos outros dispositivos?"
        description="Você continua neste. Nos outros será preciso entrar de novo."
      >
        <ConfirmPasswordForm
          label="Sair dos outros"
          doing="Saindo dos outros dispositivos…"
          onConfirm={async (currentPassword) => {
            await endOtherSessions(currentPassword)
            setIsOpen(false)
            toast({ title: 'Você saiu dos outros dispositivos' })
            void onEnded()
          }}
          onCancel={() => {
            setIsOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}
