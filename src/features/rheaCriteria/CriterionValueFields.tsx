import { UFS } from '@ribalta/domain/brazil'
import { LANGUAGES, TRAVELS } from '@ribalta/domain/people/facts'
import { isRangeFact, type RangeFact } from '@ribalta/domain/roster/steps'
import { UF_NAMES } from '@ribalta/domain/ufNames'
import { useController, useFormContext } from 'react-hook-form'
import { formatChoice } from '../../lib/formats/formatFacts.ts'
import { RangeEnds } from '../../ui/RangeEnds.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ClassesField, SkillFields } from './CatalogueFields.tsx'
import type { CriterionChoice } from './criterionChoices.ts'
import type { CriterionValues } from './criterionForm.ts'

export interface CriterionValueFieldsProps {
  choice: CriterionChoice
  /** What the other criteria of the set ask after (`criterionKey`). */
  taken: ReadonlySet<string>
}

/** What there is to choose of one kind of criterion; nothing of some. Within a form that holds {@link CriterionValues}. */
export function CriterionValueFields({ choice, taken }: CriterionValueFieldsProps) {
  const { register, formState } = useFormContext<CriterionValues>()
  const { errors } = formState
  if (isRangeFact(choice)) return <RangeFields name={choice} />
  switch (choice) {
    case 'class':
      return <ClassesField />
    case 'skill':
      return <SkillFields taken={taken} />
    case 'place':
      return (
        <>
          <SelectField label="UF" required error={errors.uf?.message} {...register('uf')}>
            <option value="">Escolha</option>
            {UFS.map((uf) => (
              <option key={uf} value={uf}>{`${uf} · ${UF_NAMES[uf]}`}</option>
            ))}
          </SelectField>
          <TextField
            label="Cidade"
            description="O nome inteiro. Em branco, vale o estado todo."
            autoComplete="off"
            error={errors.city?.message}
            {...register('city')}
          />
        </>
      )
    case 'travel':
      return (
        <SelectField label="Viagem" required error={errors.travel?.message} {...register('travel')}>
          <option value="">Escolha</option>
          {TRAVELS.filter((travel) => !taken.has(`travel:${travel}`)).map((travel) => (
            <option key={travel} value={travel}>
              {formatChoice(travel)}
            </option>
          ))}
        </SelectField>
      )
    case 'language':
      return (
        <SelectField label="Qual idioma" required error={errors.language?.message} {...register('language')}>
          <option value="">Escolha</option>
          {LANGUAGES.filter((language) => !taken.has(`language:${language}`)).map((language) => (
            <option key={language} value={language}>
              {language}
            </option>
          ))}
        </SelectField>
      )
    case 'freshness':
    case 'video':
    case 'testsInTime':
    case 'results':
      return null
  }
}

function RangeFields({ name }: { name: RangeFact }) {
  const { control } = useFormContext<CriterionValues>()
  const { field, fieldState } = useController({ control, name: 'range' })
  return (
    <RangeEnds
      name={name}
      range={field.value}
      error={fieldState.error?.message}
      onChange={(range) => {
        field.onChange(range ?? {})
      }}
    />
  )
}
