import { zodResolver } from '@hookform/resolvers/zod'
import { confirmPasswordFormSchema } from '@ribalta/domain/schemas/account/account'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../lib/errorCode.ts'
import { Button } from '../ui/Button.tsx'
import { DialogActions } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'

export interface ConfirmPasswordFormProps {
  /** On the button that goes on. */
  label: string
  /** What is being done, while it is. */
  doing: string
  /** Rejects with words for the person. */
  onConfirm: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

/** The password again, in a dialog, before what only its owner may do. Begins anew each time the dialog opens. */
export function ConfirmPasswordForm({ label, doing, onConfirm, onCancel }: ConfirmPasswordFormProps) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { currentPassword: '' }, resolver: zodResolver(confirmPasswordFormSchema) })

  const submit = handleSubmit(async ({ currentPassword }) => {
    try {
      await onConfirm(currentPassword)
    } catch (error) {
      setError('currentPassword', { message: errorMessage(error) }, { shouldFocus: true })
    }
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The dialog may stand over another form, which is its parent for React.
        event.stopPropagation()
        void submit(event)
      }}
      className="flex flex-col gap-6"
    >
      {isSubmitting ? <Notice>{doing}</Notice> : null}
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
          {label}
        </Button>
      </DialogActions>
    </form>
  )
}
