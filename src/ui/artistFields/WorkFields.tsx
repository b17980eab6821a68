import { MAX_CLASSES } from '@ribalta/domain/people/facts'
import type { ArtistClass, Skill } from '@ribalta/domain/schemas/catalogue/catalogue'
import { Controller, useFormContext } from 'react-hook-form'
import { ChoiceChips } from '../ChoiceChips.tsx'
import type { FactsValues } from './factsValues.ts'
import { classChoices } from './classChoices.ts'
import { SkillsField } from './SkillsField.tsx'

export interface WorkFieldsProps {
  classes: readonly ArtistClass[]
  skills: readonly Skill[]
}

/** What an artist does: classes and skills of the catalogue. Within a form that holds {@link FactsValues}. */
export function WorkFields({ classes, skills }: WorkFieldsProps) {
  const { control } = useFormContext<FactsValues>()
  return (
    <div className="flex flex-col gap-8">
      <Controller
        name="classes"
        control={control}
        render={({ field, fieldState }) => (
          <ChoiceChips
            legend="Classes"
            description={`Escolha até ${String(MAX_CLASSES)}.`}
            choices={classChoices(classes, field.value)}
            value={field.value}
            max={MAX_CLASSES}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        name="skills"
        control={control}
        render={({ field, fieldState }) => (
          <SkillsField
            skills={skills}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  )
}
