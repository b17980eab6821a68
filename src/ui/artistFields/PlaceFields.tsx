import { UF_NAMES, UFS } from '@ribalta/domain/brazil'
import { LANGUAGES } from '@ribalta/domain/facts'
import { Controller, useFormContext } from 'react-hook-form'
import { ChoiceChips } from '../ChoiceChips.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import type { FactsValues } from './factsValues.ts'

const LANGUAGE_CHOICES = LANGUAGES.map((language) => ({ value: language, label: language }))

/** Where a person lives and what they speak. Within a form that holds {@link FactsValues}. */
export function PlaceFields() {
  const {
    control,
    register,
    formState: { errors },
  } = useFormContext<FactsValues>()
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Cidade"
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
        <SelectField label="UF" autoComplete="address-level1" error={errors.uf?.message} {...register('uf')}>
          <option value="">Não informada</option>
          {UFS.map((uf) => (
            <option key={uf} value={uf}>
              {uf} · {UF_NAMES[uf]}
            </option>
          ))}
        </SelectField>
      </div>
      <Controller
        name="languages"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceChips
            legend="Idiomas"
            choices={LANGUAGE_CHOICES}
            value={field.value}
            max={LANGUAGES.length}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  )
}
