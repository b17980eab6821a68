import { PASSWORD_HINT } from '@ribalta/domain/account/password'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { RegistrationValues } from './registrationForm.ts'

/** Asks for the password at the last step when it was lost with a reload. */
export function PasswordAgain() {
  const {
    register,
    formState: { errors },
  } = useFormContext<RegistrationValues>()
  const [isShown, setIsShown] = useState(false)
  return (
    <PasswordField
      label="Senha"
      description={`Por segurança, ela não fica guardada: digite-a de novo. ${PASSWORD_HINT}`}
      autoComplete="new-password"
      required
      shown={isShown}
      onToggle={() => {
        setIsShown(!isShown)
      }}
      error={errors.password?.message}
      {...register('password')}
    />
  )
}
