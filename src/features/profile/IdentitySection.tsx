import { instantToDay } from '@ribalta/domain/instant'
import { toUsername } from '@ribalta/domain/identity'
import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { formatPhone } from '@ribalta/domain/phone'
import { isUsernameAllowed } from '@ribalta/domain/site/routePaths'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { useFormContext, useWatch } from 'react-hook-form'
import { artisticNameExists, phoneExists } from '../../data/availability/availability.ts'
import type { Availability } from '../../data/availability/check.ts'
import { useAvailability } from '../../data/availability/useAvailability.ts'
import { formatDay } from '../../lib/formats/formatDay.ts'
import { DayField } from '../../ui/DayField.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { usePhoneReading } from '../../ui/usePhoneReading.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { ProfileValues } from './profileForm.ts'

function failureOf(availability: Availability, message: string): string | undefined {
  return availability.kind === 'failed' ? message : undefined
}

/** Name, phone and birth date; the e-mail is the account's and only shown. */
export function IdentitySection({ profile }: { profile: Profile }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<ProfileValues>()
  const [artisticName, phone, birthDate] = useWatch({ control, name: ['artisticName', 'phone', 'birthDate'] })
  const username = toUsername(artisticName)
  const reading = usePhoneReading(phone, phone !== formatPhone(profile.phone))
  const nameAvailability = useAvailability(
    username !== profile.username && isUsernameAllowed(username) ? username : undefined,
    artisticNameExists,
  )
  const phoneAvailability = useAvailability(
    reading !== undefined && 'phone' in reading && reading.phone !== profile.phone
      ? reading.phone
      : undefined,
    phoneExists,
  )
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="Nome artístico"
        description={
          failureOf(nameAvailability, MESSAGES.availability.artisticName) ??
          'É o nome da sua página. Uma mudança vale depois da validação.'
        }
        autoComplete="nickname"
        error={
          errors.artisticName?.message ??
          (nameAvailability.kind === 'taken' ? TAKEN_MESSAGES.artisticName : undefined)
        }
        {...register('artisticName')}
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">Conta</p>
        <p className="text-sm text-muted">O e-mail com que você entra.</p>
        <p className="flex min-h-11 items-center break-all">{profile.email}</p>
      </div>
      <PhoneField
        label="Telefone"
        description={failureOf(phoneAvailability, MESSAGES.availability.phone) ?? 'Com DDD. Só a agência vê.'}
        typed={phone}
        error={
          errors.phone?.message ?? (phoneAvailability.kind === 'taken' ? TAKEN_MESSAGES.phone : undefined)
        }
        {...register('phone')}
      />
      <DayField
        label="Data de nascimento"
        description={
          profile.askedBirthDate === undefined
            ? 'Não aparece na sua página.'
            : `Você pediu ${formatDay(instantToDay(profile.askedBirthDate))}: a direção confere e responde.`
        }
        typed={birthDate}
        autoComplete="bday"
        error={errors.birthDate?.message}
        {...register('birthDate')}
      />
    </div>
  )
}
