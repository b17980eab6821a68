import { EYE_COLOURS, GENDER_LABELS, GENDERS, HAIR_COLOURS } from '@ribalta/domain/people/facts'
import { useFormContext } from 'react-hook-form'
import { formatChoice } from '../../lib/formats/formatFacts.ts'
import { SelectField } from '../SelectField.tsx'
import { TextField } from '../TextField.tsx'
import type { FactsValues } from './factsValues.ts'

const MEASURES = [
  { name: 'bustCm', label: 'Busto ou tórax (cm)' },
  { name: 'waistCm', label: 'Cintura (cm)' },
  { name: 'hipCm', label: 'Quadril (cm)' },
  { name: 'shoe', label: 'Calçado' },
] as const

/** Physical facts, all optional. Within a form that holds {@link FactsValues}. */
export function LookFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<FactsValues>()
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField label="Gênero" error={errors.gender?.message} {...register('gender')}>
          <option value="">Prefiro não informar</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {GENDER_LABELS[gender]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Altura (m)"
          placeholder="1,75"
          inputMode="decimal"
          error={errors.heightCm?.message}
          {...register('heightCm')}
        />
        <fieldset className="flex min-w-0 flex-col">
          <legend className="mb-1.5 text-sm font-medium">Idade cênica</legend>
          <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-3">
            <TextField
              label="Idade mínima"
              hideLabel
              placeholder="de"
              inputMode="numeric"
              error={errors.playingAge?.min?.message}
              {...register('playingAge.min', { deps: ['playingAge.max'] })}
            />
            <span className="pt-2.5 text-muted">a</span>
            <TextField
              label="Idade máxima"
              hideLabel
              placeholder="até"
              inputMode="numeric"
              error={errors.playingAge?.max?.message}
              {...register('playingAge.max', { deps: ['playingAge.min'] })}
            />
          </div>
        </fieldset>
      </div>
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {MEASURES.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            error={errors[name]?.message}
            {...register(name)}
          />
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField label="Olhos" error={errors.eyes?.message} {...register('eyes')}>
          <option value="">Não informado</option>
          {EYE_COLOURS.map((color) => (
            <option key={color} value={color}>
              {formatChoice(color)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Cabelo" error={errors.hair?.message} {...register('hair')}>
          <option value="">Não informado</option>
          {HAIR_COLOURS.map((color) => (
            <option key={color} value={color}>
              {formatChoice(color)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
