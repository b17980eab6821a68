import { toEmail, toUsername } from '@ribalta/domain/identity'
import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { isUsernameAllowed } from '@ribalta/domain/site/routePaths'
import { PASSWORD_HINT } from '@ribalta/domain/account/password'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { artisticNameExists, emailExists } from '../../data/availability/availability.ts'
import { useAvailability } from '../../data/availability/useAvailability.ts'
import { environment } from '../../lib/environment.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AvailabilityNote } from './AvailabilityNote.tsx'
import type { RegistrationValues } from './registrationForm.ts'

/** An e-mail that looks whole; whether it is one is the form's to judge. */
const WORTH_ASKING = /^[^@]+@[^@]+\.[^@.]{2,}$/

const HOST = environment.appUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** E-mail, password and the public name with the address that it gives. */
export function IdentityStep() {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<RegistrationValues>()
  const [email, artisticName] = useWatch({ control, name: ['email', 'artisticName'] })
  const [showsPassword, setShowsPassword] = useState(false)
  const username = toUsername(artisticName)
  const emailAvailability = useAvailability(
    WORTH_ASKING.test(toEmail(email)) ? toEmail(email) : undefined,
    emailExists,
  )
  const nameAvailability = useAvailability(
    username.length >= 2 && isUsernameAllowed(username) ? username : undefined,
    artisticNameExists,
  )
  return (
    <div className="flex flex-col gap-6">
      <div>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          error={
            errors.email?.message ?? (emailAvailability.kind === 'taken' ? TAKEN_MESSAGES.email : undefined)
          }
          {...register('email')}
        />
        <AvailabilityNote
          availability={emailAvailability}
          free="E-mail disponível."
          failed={MESSAGES.availability.email}
        />
      </div>
      <PasswordField
        label="Senha"
        description={PASSWORD_HINT}
        autoComplete="new-password"
        required
        shown={showsPassword}
        onToggle={() => {
          setShowsPassword(!showsPassword)
        }}
        error={errors.password?.message}
        {...register('password')}
      />
      <div>
        <TextField
          label="Nome artístico"
          description="Como você assina seus trabalhos. É o nome da sua página."
          autoComplete="nickname"
          required
          error={
            errors.artisticName?.message ??
            (nameAvailability.kind === 'taken' ? TAKEN_MESSAGES.artisticName : undefined)
          }
          {...register('artisticName')}
        />
        {username === '' ? null : (
          <p className="mt-1.5 text-sm text-muted">
            Seu endereço: <span className="font-medium break-all text-ink">{`${HOST}/${username}`}</span>
          </p>
        )}
        <AvailabilityNote
          availability={nameAvailability}
          free="Nome disponível."
          failed={MESSAGES.availability.artisticName}
        />
      </div>
    </div>
  )
}
