import { CONSENT_VERSIONS, CONSENT_WORDS } from '@ribalta/domain/consents'
import { maskPhone } from '@ribalta/domain/identity'
import { GUARDIAN_RELATION_LABELS, GUARDIAN_RELATIONS } from '@ribalta/domain/privateDetails'
import { useFormContext } from 'react-hook-form'
import { formatDay } from '../../lib/formatDay.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { MaskedField } from '../../ui/MaskedField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { PrivateValues } from './privateForm.ts'

/** Who answers for a minor; another one than before has to agree here. */
export function GuardianFields({ isChanged }: { isChanged: boolean }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<PrivateValues>()
  const problems = errors.guardian
  return (
    <fieldset className="grid gap-6 sm:grid-cols-2">
      <legend className="mb-4 text-lg font-medium">Responsável legal</legend>
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
      <MaskedField
        label="Telefone do responsável"
        mask={maskPhone}
        type="tel"
        inputMode="tel"
        required
        error={problems?.phone?.message}
        {...register('guardian.phone')}
      />
      {!isChanged ? null : (
        <CheckboxField
          label={`${CONSENT_WORDS.guardian} (autorização na versão de ${formatDay(CONSENT_VERSIONS.guardian)}).`}
          description="O responsável mudou: a agência confere de novo antes da próxima publicação."
          required
          error={errors.acceptsGuardian?.message}
          fieldClassName="sm:col-span-2"
          {...register('acceptsGuardian')}
        />
      )}
    </fieldset>
  )
}
