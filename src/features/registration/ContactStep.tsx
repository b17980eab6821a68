import { MESSAGES, TAKEN_MESSAGES } from '@ribalta/domain/messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { phoneExists } from '../../data/availability/availability.ts'
import { useAvailability } from '../../data/availability/useAvailability.ts'
import { DayField } from '../../ui/DayField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { usePhoneReading } from '../../ui/usePhoneReading.ts'
import { AvailabilityNote } from './AvailabilityNote.tsx'
import type { RegistrationValues } from './registrationForm.ts'

/** Phone and birth date. */
export function ContactStep({ isMinor }: { isMinor: boolean }) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<RegistrationValues>()
  const [phone, birthDate] = useWatch({ control, name: ['phone', 'birthDate'] })
  const reading = usePhoneReading(phone, phone !== '')
  const availability = useAvailability(
    reading !== undefined && 'phone' in reading ? reading.phone : undefined,
    phoneExists,
  )
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PhoneField
          label="Telefone"
          description="Com DDD, de preferência o do WhatsApp. Só a agência vê."
          typed={phone}
          placeholder="(11) 98765-4321"
          required
          error={errors.phone?.message ?? (availability.kind === 'taken' ? TAKEN_MESSAGES.phone : undefined)}
          {...register('phone')}
        />
        <AvailabilityNote
          availability={availability}
          free="Telefone disponível."
          failed={MESSAGES.availability.phone}
        />
      </div>
      <DayField
        label="Data de nascimento"
        description="Não aparece na sua página."
        typed={birthDate}
        autoComplete="bday"
        required
        error={errors.birthDate?.message}
        {...register('birthDate')}
      />
      {isMinor ? (
        <Notice>
          Menores de 18 anos se cadastram com um responsável: na última etapa pedimos os dados e a autorização
          dele.
        </Notice>
      ) : null}
    </div>
  )
}
