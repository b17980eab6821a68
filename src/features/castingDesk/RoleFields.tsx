import { GENDER_LABELS, GENDERS, MAX_CLASSES } from '@ribalta/domain/people/facts'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { SkillsField } from '../../ui/artistFields/SkillsField.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextareaField } from '../../ui/TextareaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CastingValues } from './castingForm.ts'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { RoleButtons } from './RoleButtons.tsx'
import { RoleUsageFields } from './RoleUsageFields.tsx'

export interface RoleFieldsProps {
  index: number
  count: number
  isReadOnly: boolean
  isDraft: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One role: who is looked for, the cachê and what becomes of the image. */
export function RoleFields({ index, count, isReadOnly, isDraft, onMove, onRemove }: RoleFieldsProps) {
  const { control, register, formState } = useFormContext<CastingValues>()
  const { classes, skills } = useClassesSkills()
  const errors = formState.errors.roles?.[index]
  const title = useWatch({ control, name: `roles.${index}.title` })
  const name = title.trim() === '' ? `Personagem ${String(index + 1)}` : title
  return (
    <fieldset className="flex min-w-0 flex-col gap-6 rounded-card border border-line bg-surface p-5">
      <legend className="float-left w-full font-medium break-words">{name}</legend>
      <div className="grid gap-6 sm:grid-cols-[3fr_1fr]">
        <TextField
          label="Personagem"
          required={!isDraft}
          error={errors?.title?.message}
          {...register(`roles.${index}.title`)}
        />
        <TextField
          label="Vagas"
          inputMode="numeric"
          required
          error={errors?.quantity?.message}
          {...register(`roles.${index}.quantity`)}
        />
      </div>
      <TextareaField
        label="Perfil"
        required={!isDraft}
        error={errors?.profile?.message}
        {...register(`roles.${index}.profile`)}
      />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <MoneyField
          name={`roles.${index}.pay`}
          label="Cachê por pessoa"
          placeholder="A combinar"
          error={errors?.pay?.message}
        />
        <SelectField label="Gênero" error={errors?.gender?.message} {...register(`roles.${index}.gender`)}>
          <option value="">Qualquer</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {GENDER_LABELS[gender]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Idade cênica de"
          inputMode="numeric"
          error={errors?.ageMin?.message}
          {...register(`roles.${index}.ageMin`)}
        />
        <TextField
          label="Idade cênica até"
          inputMode="numeric"
          error={errors?.ageMax?.message}
          {...register(`roles.${index}.ageMax`)}
        />
      </div>
      <RoleUsageFields index={index} isDraft={isDraft} />
      <details className="border-t border-line pt-4">
        <summary className="min-h-11 py-2 font-medium">Classes e habilidades</summary>
        <div className="flex flex-col gap-6 pt-2">
          <Controller
            control={control}
            name={`roles.${index}.classes`}
            render={({ field }) => (
              <ChoiceChips
                legend="Classes"
                choices={classes.map(({ id, namePT }) => ({ value: id, label: namePT }))}
                value={field.value}
                max={MAX_CLASSES}
                error={errors?.classes?.message}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name={`roles.${index}.skills`}
            render={({ field }) => (
              <SkillsField skills={skills} value={field.value} onChange={field.onChange} />
            )}
          />
        </div>
      </details>
      {isReadOnly ? null : (
        <RoleButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      )}
    </fieldset>
  )
}
