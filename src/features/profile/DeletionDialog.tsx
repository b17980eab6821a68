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
import { FormProblems } from '../../ui/FormProblems.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AccountDeletionProps } from './AccountDeletion.tsx'
import { privacyFailure } from './privacyFailure.ts'

const WHAT_GOES = [
  'seu perfil, sua página pública e seu endereço',
  'fotos e vídeos, em todos os tamanhos',
  'dados privados, e-mail e telefone',
  'testes, candidaturas e mensagens',
  'consentimentos e histórico da conta',
  'seu acesso: não será mais possível entrar',
]

interface DeletionDialogProps extends AccountDeletionProps {
  open: boolean
  onClose: () => void
}

/** Says what goes, and asks for the password and a typed word. */
export default function DeletionDialog({ open, onClose, onDeletingChange }: DeletionDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        if (!isDeleting) onClose()
      }}
      title="Excluir minha conta"
      description="O que é apagado, sem volta:"
    >
      <DeletionForm
        onDeletingChange={(value) => {
          setIsDeleting(value)
          onDeletingChange(value)
        }}
        onCancel={onClose}
      />
    </Dialog>
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
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({
    defaultValues: { currentPassword: '', confirmation: '' },
    resolver: zodResolver(deleteAccountFormSchema),
    shouldFocusError: false,
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
      <FormProblems control={control} />
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
