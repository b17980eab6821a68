import { PASSWORD_HINT } from '@ribalta/domain/account/password'
import type { NewPasswordForm } from '@ribalta/domain/schemas/account/account'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from './PasswordField.tsx'

/** The new password, twice, within a form's `FormProvider`. */
export function NewPasswordFields() {
  const [isShown, setIsShown] = useState(false)
  const {
    register,
    formState: { errors },
  } = useFormContext<NewPasswordForm>()
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
        {...register('newPassword')}
      />
      <PasswordField
        label="Confirmar nova senha"
        autoComplete="new-password"
        required
        shown={isShown}
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
    </>
  )
}
