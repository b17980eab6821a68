import { CASTING_VISIBILITIES, CASTING_VISIBILITY_LABELS } from '@ribalta/domain/castings/casting'
import { useFormContext } from 'react-hook-form'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CastingValues } from './castingForm.ts'

/** Whom a casting is shown to, and whether they read for whom the work is. */
export function AudienceFields() {
  const { register, formState } = useFormContext<CastingValues>()
  const { errors } = formState
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <SelectField
        label="Quem vê e se inscreve"
        description="O que não é público fica fora da página inicial, das buscas e das prévias de link."
        error={errors.visibility?.message}
        {...register('visibility')}
      >
        {CASTING_VISIBILITIES.map((visibility) => (
          <option key={visibility} value={visibility}>
            {CASTING_VISIBILITY_LABELS[visibility]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-col gap-2">
        <TextField
          label="Marca"
          description="Para quem é o trabalho."
          error={errors.brand?.message}
          {...register('brand')}
        />
        <CheckboxField label="Manter a marca confidencial" {...register('isBrandConfidential')} />
      </div>
    </div>
  )
}
