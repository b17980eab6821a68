import { PASSWORD_HINT } from '@ribalta/domain/password'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from './PasswordField.tsx'

/** What a form that holds these fields has for them. */
export interface NewPassword {
  newPassword: string
  confirmation: string
}

/** The new password, twice, within a form's `FormProvider`. How strong it must be is the provider's to judge. */
export function NewPasswordFields() {
  const [isShown, setIsShown] = useState(false)
  const {
    register,
    formState: { errors },
  } = useFormContext<NewPassword>()
  return (
    <>
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
    </>
  )
}
