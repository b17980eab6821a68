import { UFS } from '@ribalta/domain/brazil'
import { UF_NAMES } from '@ribalta/domain/ufNames'
import { LANGUAGES, TRAVELS } from '@ribalta/domain/people/facts'
import { Controller, useFormContext } from 'react-hook-form'
import { formatChoice } from '../../lib/formats/formatFacts.ts'
import { ChoiceChips } from '../ChoiceChips.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import type { FactsValues } from './factsValues.ts'

const LANGUAGE_CHOICES = LANGUAGES.map((language) => ({ value: language, label: language }))

const TRAVEL_CHOICES = TRAVELS.map((travel) => ({ value: travel, label: formatChoice(travel) }))

/** Where a person lives, what they speak and how far they go. Within a form that holds {@link FactsValues}. */
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
            <option key={uf} value={uf}>{`${uf} · ${UF_NAMES[uf]}`}</option>
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
      <Controller
        name="travel"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceChips
            legend="Viaja a trabalho"
            choices={TRAVEL_CHOICES}
            value={field.value}
            max={TRAVELS.length}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  )
}
