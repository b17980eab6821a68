import { zodResolver } from '@hookform/resolvers/zod'
import { confirmPasswordFormSchema } from '@ribalta/domain/schemas/account/account'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogActions } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

export interface PasswordStepProps {
  action: string
  isDangerous?: boolean
  onCancel: () => void
  /** Rejects with an error whose message is for the person. */
  onPassword: (currentPassword: string) => Promise<void>
}

/** Proves who is here before something about the second factors. */
export function PasswordStep({ action, isDangerous = false, onCancel, onPassword }: PasswordStepProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { currentPassword: '' },
    resolver: zodResolver(confirmPasswordFormSchema),
  })
  const submit = handleSubmit(async ({ currentPassword }) => {
    try {
      await onPassword(currentPassword)
    } catch (error) {
      setError('currentPassword', { message: errorMessage(error) }, { shouldFocus: true })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <PasswordField
        label="Senha atual"
        autoComplete="current-password"
        required
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={formState.isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </form>
  )
}
