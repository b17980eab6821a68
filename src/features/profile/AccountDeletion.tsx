import { zodResolver } from '@hookform/resolvers/zod'
import { deleteAccountFormSchema } from '@ribalta/domain/schemas/account/account'
import { DELETION_WORD } from '@ribalta/domain/schemas/account/personalData'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { AccountError } from '../../auth/accountError.ts'
import { deleteMyAccount } from '../../data/personalData/personalData.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { privacyFailure } from './privacyFailure.ts'

export interface AccountDeletionProps {
  /** Told while the account is being deleted, when the page must not follow the record as it vanishes. */
  onDeletingChange: (isDeleting: boolean) => void
}

const WHAT_GOES = [
  'seu perfil, sua página pública e seu endereço',
  'fotos e vídeos, em todos os tamanhos',
  'dados privados, e-mail e telefone',
  'testes, candidaturas e mensagens',
  'consentimentos e histórico da conta',
  'seu acesso: não será mais possível entrar',
]

/** Deletes one's account, after saying what goes, the password and a typed word. */
export function AccountDeletion({ onDeletingChange }: AccountDeletionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  function tell(value: boolean): void {
    setIsDeleting(value)
    onDeletingChange(value)
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        Apaga na hora tudo o que temos sobre você. Não há como desfazer: se quiser guardar algo, baixe seus
        dados antes.
      </p>
      <Button
        variant="danger"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Excluir minha conta
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          if (!isDeleting) setIsOpen(open)
        }}
        title="Excluir minha conta"
        description="O que é apagado, sem volta:"
      >
        <DeletionForm
          onDeletingChange={tell}
          onCancel={() => {
            setIsOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}

interface DeletionFormProps extends AccountDeletionProps {
  onCancel: () => void
}

/** Begins anew each time the dialog opens. */
function DeletionForm({ onDeletingChange, onCancel }: DeletionFormProps) {
  const { reauthenticate, logout } = useAuth()
  const navigate = useNavigate()
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    defaultValues: { currentPassword: '', confirmation: '' },
    resolver: zodResolver(deleteAccountFormSchema),
  })

  const submit = handleSubmit(async ({ currentPassword, confirmation }) => {
    onDeletingChange(true)
    try {
      await reauthenticate(currentPassword)
      await deleteMyAccount(confirmation)
    } catch (error) {
      onDeletingChange(false)
      if (error instanceof AccountError) {
        setError('currentPassword', { message: error.message }, { shouldFocus: true })
      } else setError('root', { message: privacyFailure(error) })
      return
    }
    await navigate('/conta-excluida', { replace: true })
    await logout()
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <ul className="list-disc pl-5">
        {WHAT_GOES.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Fica só a anotação de que uma conta foi excluída, sem nada que diga de quem era.
      </p>
      {isSubmitting ? <Notice>Excluindo sua conta…</Notice> : null}
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <TextField
        label={`Digite ${DELETION_WORD} para confirmar`}
        autoComplete="off"
        autoCapitalize="characters"
        required
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          Excluir definitivamente
        </Button>
      </DialogActions>
    </form>
  )
}
