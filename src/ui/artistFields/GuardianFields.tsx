import { GUARDIAN_RELATION_LABELS, GUARDIAN_RELATIONS } from '@ribalta/domain/people/privateDetails'
import { useFormContext, useWatch } from 'react-hook-form'
import { PhoneField } from '../PhoneField.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'

/** What a form that holds these fields has for them. */
interface GuardianValues {
  guardian: { name: string; email: string; phone: string; relation: string }
}

/** Who answers for a minor, within a form's `FormProvider`. */
export function GuardianFields() {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<GuardianValues>()
  const problems = errors.guardian
  const phone = useWatch({ control, name: 'guardian.phone' })
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        label="Nome completo do responsável"
        required
        error={problems?.name?.message}
        {...register('guardian.name')}
      />
      <SelectField
        label="Parentesco"
        required
        error={problems?.relation?.message}
        {...register('guardian.relation')}
      >
        <option value="">Escolha</option>
        {GUARDIAN_RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {GUARDIAN_RELATION_LABELS[relation]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="E-mail do responsável"
        type="email"
        autoCapitalize="none"
        required
        error={problems?.email?.message}
        {...register('guardian.email')}
      />
      <PhoneField
        label="Telefone do responsável"
        typed={phone}
        required
        error={problems?.phone?.message}
        {...register('guardian.phone')}
      />
    </div>
  )
}
