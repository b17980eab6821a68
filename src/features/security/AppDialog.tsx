import { useState } from 'react'
import { addApp, startApp } from '../../auth/secondFactors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast/toastStore.ts'
import { CodeForm } from './CodeForm.tsx'
import { PasswordStep } from './PasswordStep.tsx'

export interface AppDialogProps {
  onClose: () => void
  onDone: () => Promise<void>
}

/** First the password, then the key for the authenticator application and a code that it shows. */
export function AppDialog({ onClose, onDone }: AppDialogProps) {
  const [started, setStarted] = useState<Awaited<ReturnType<typeof startApp>>>()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Adicionar aplicativo"
      description="Ao entrar, além da senha, você informa um código do aplicativo autenticador."
    >
      {started === undefined ? (
        <PasswordStep
          action="Continuar"
          onCancel={onClose}
          onPassword={async (currentPassword) => {
            setStarted(await startApp(currentPassword))
          }}
        />
      ) : (
        <>
          <p>
            <a href={started.link} className="text-link">
              Abrir no aplicativo
            </a>{' '}
            ou digite nele esta chave: <code className="break-all">{started.secret.secretKey}</code>
          </p>
          <CodeForm
            description="O que o aplicativo mostra agora."
            onCancel={onClose}
            onCode={async (code) => {
              await addApp(started.secret, code)
              toast({ title: 'Segundo fator adicionado' })
              await onDone()
            }}
          />
        </>
      )}
    </Dialog>
  )
}
