import { PASSWORD_HINT } from '@ribalta/domain/password'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/errorCode.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

export interface NewPasswordFormProps {
  /** Whose password it is. */
  email: string
  /** Rejects with an error whose message is for the person. */
  setPassword: (newPassword: string) => Promise<void>
}

/** The new password, twice. How strong it must be is the provider's to judge. */
export function NewPasswordForm({ email, setPassword }: NewPasswordFormProps) {
  const [isShown, setIsShown] = useState(false)
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { newPassword: '', confirmation: '' } })

  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await setPassword(newPassword)
    } catch (error) {
      setError('root', { message: errorMessage(error) })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <p className="text-muted">
        Conta: <strong className="wrap-anywhere text-ink">{email}</strong>
      </p>
      {errors.root?.message === undefined ? null : <Notice tone="danger">{errors.root.message}</Notice>}
      {/* For password managers, which file the new password under it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Nova senha"
        description={PASSWORD_HINT}
        autoComplete="new-password"
        required
        shown={isShown}
        onToggle={() => {
          setIsShown(!isShown)
        }}
        error={errors.newPassword?.message}
        {...register('newPassword', { required: 'Informe a nova senha.' })}
      />
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        required
        shown={isShown}
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (confirmation, { newPassword }) =>
            confirmation === newPassword || 'As senhas não são iguais.',
        })}
      />
      <div>
        <Button type="submit" size="large" busy={isSubmitting}>
          Salvar nova senha
        </Button>
      </div>
    </form>
  )
}
