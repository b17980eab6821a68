import { MAX_CLASSES, SKILL_LEVEL_LABELS, SKILL_LEVELS } from '@ribalta/domain/people/facts'
import { useController, useFormContext } from 'react-hook-form'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { classChoices, NOT_IN_CATALOGUE } from '../../ui/artistFields/classChoices.ts'
import { groupSkills } from '../../ui/artistFields/groupSkills.ts'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { CriterionValues } from './criterionForm.ts'

/** The classes of which any will do. */
export function ClassesField() {
  const { control } = useFormContext<CriterionValues>()
  const { field, fieldState } = useController({ control, name: 'classes' })
  const { classes, loading } = useClassesSkills()
  if (classes.length === 0) return <NoList isLoading={loading} />
  return (
    <ChoiceChips
      legend="Classes"
      choices={classChoices(classes, field.value)}
      value={field.value}
      max={MAX_CLASSES}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  )
}

/** A skill and how well at least; those of `taken` (`criterionKey`) are in the set already. */
export function SkillFields({ taken }: { taken: ReadonlySet<string> }) {
  const { control, formState } = useFormContext<CriterionValues>()
  const { field: skill } = useController({ control, name: 'skill' })
  const { field: level } = useController({ control, name: 'level' })
  const { skills, loading } = useClassesSkills()
  const left = skills.filter(({ id }) => !taken.has(`skill:${id}`))
  if (skills.length === 0) return <NoList isLoading={loading} />
  const isGone = skill.value !== '' && !skills.some(({ id }) => id === skill.value)
  return (
    <>
      <SelectField label="Habilidade" required error={formState.errors.skill?.message} {...skill}>
        <option value="">Escolha</option>
        {isGone ? <option value={skill.value}>{NOT_IN_CATALOGUE}</option> : null}
        {groupSkills(left, '').map((group) => (
          <optgroup key={group.type} label={group.type}>
            {group.skills.map(({ id, descriptionPT }) => (
              <option key={id} value={id}>
                {descriptionPT}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        label="Nível"
        description="Pelo menos este. Quem tem menos ganha menos pontos."
        value={level.value}
        onChange={(event) => {
          const chosen = SKILL_LEVELS.find((each) => String(each) === event.currentTarget.value)
          if (chosen !== undefined) level.onChange(chosen)
        }}
      >
        {SKILL_LEVELS.map((each) => (
          <option key={each} value={each}>
            {each === 1 ? 'Qualquer nível' : SKILL_LEVEL_LABELS[each]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function NoList({ isLoading }: { isLoading: boolean }) {
  return (
    <output className="block text-muted">
      {isLoading
        ? 'Carregando o catálogo da agência…'
        : 'O catálogo da agência não pôde ser carregado. Recarregue a página; o que você montou continua aqui.'}
    </output>
  )
}
