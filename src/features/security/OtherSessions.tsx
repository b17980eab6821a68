import { zodResolver } from '@hookform/resolvers/zod'
import { confirmPasswordFormSchema } from '@ribalta/domain/schemas/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { endOtherSessions } from '../../auth/accountSecurity.ts'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
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
        <ConfirmForm
          onDone={() => {
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

/** Begins anew each time the dialog opens. */
function ConfirmForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { currentPassword: '' }, resolver: zodResolver(confirmPasswordFormSchema) })

  const submit = handleSubmit(async ({ currentPassword }) => {
    try {
      await endOtherSessions(currentPassword)
      onDone()
    } catch (error) {
      setError('currentPassword', { message: errorMessage(error) }, { shouldFocus: true })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      {isSubmitting ? <Notice>Saindo dos outros dispositivos…</Notice> : null}
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Sair dos outros
        </Button>
      </DialogActions>
    </form>
  )
}
