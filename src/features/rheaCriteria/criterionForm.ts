import type { Uf } from '@ribalta/domain/brazil'
import type { LANGUAGES, SkillLevel, TRAVELS } from '@ribalta/domain/people/facts'
import { isRangeFact, type Range } from '@ribalta/domain/roster/steps'
import { type Criterion, criterionSchema } from '@ribalta/domain/schemas/rhea/criteria'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { typedSchema } from '../../lib/forms/typedSchema.ts'
import type { CatalogueIds, Weight } from './criteriaForm.ts'
import { choiceOf, type CriterionChoice } from './criterionChoices.ts'

/** One criterion as it is chosen: its kind, and of each kind what was chosen there. */
export interface CriterionValues {
  choice: CriterionChoice | ''
  classes: string[]
  skill: string
  level: SkillLevel
  range: Range
  uf: Uf | ''
  city: string
  travel: (typeof TRAVELS)[number] | ''
  language: (typeof LANGUAGES)[number] | ''
}

export const EMPTY_CRITERION: CriterionValues = {
  choice: '',
  classes: [],
  skill: '',
  level: 1,
  range: {},
  uf: '',
  city: '',
  travel: '',
  language: '',
}

/** How a criterion counts until somebody says otherwise. */
export const NEW_WEIGHT: Weight = { isRequired: false, importance: 5 }

/** A criterion as the form shows it. */
export function toCriterionValues(criterion: Criterion): CriterionValues {
  const values = { ...EMPTY_CRITERION, choice: choiceOf(criterion) }
  switch (criterion.kind) {
    case 'class':
      return { ...values, classes: criterion.classes }
    case 'skill':
      return { ...values, skill: criterion.skill, level: criterion.level }
    case 'range':
      return { ...values, range: { min: criterion.min, max: criterion.max } }
    case 'place':
      return { ...values, uf: criterion.uf, city: criterion.city ?? '' }
    case 'travel':
      return { ...values, travel: criterion.travel }
    case 'language':
      return { ...values, language: criterion.language }
    case 'freshness':
    case 'video':
    case 'testsInTime':
    case 'results':
      return values
  }
}

/** Whether something was chosen beside the kind, and can be chosen anew. */
export function hasChoice(criterion: Criterion): boolean {
  const values = toCriterionValues(criterion)
  return !isSameValue(values, { ...EMPTY_CRITERION, choice: values.choice })
}

/** The same without what the agency has deleted since, which cannot be chosen again. Without a list nothing can be said of it. */
export function withoutGone(values: CriterionValues, { classes, skills }: CatalogueIds): CriterionValues {
  const isSkillGone = skills.length > 0 && !skills.some(({ id }) => id === values.skill)
  return {
    ...values,
    classes:
      classes.length === 0
        ? values.classes
        : values.classes.filter((each) => classes.some(({ id }) => id === each)),
    skill: isSkillGone ? '' : values.skill,
  }
}

/** What was chosen, for the schema to judge. */
function readCriterion(values: CriterionValues): object {
  const { choice, classes, skill, level, range, uf, travel, language } = values
  if (isRangeFact(choice)) return { kind: 'range', fact: choice, ...range, ...NEW_WEIGHT }
  const kind = { kind: choice, ...NEW_WEIGHT }
  const city = values.city.trim()
  switch (choice) {
    case 'class':
      return { ...kind, classes }
    case 'skill':
      return { ...kind, skill, level }
    case 'place':
      return { ...kind, uf, ...(city === '' ? {} : { city }) }
    case 'travel':
      return { ...kind, travel }
    case 'language':
      return { ...kind, language }
    case 'freshness':
    case 'video':
    case 'testsInTime':
    case 'results':
    case '':
      return kind
  }
}

/** What to say where the schema has no words for people. */
const WORDS: Readonly<Record<string, string>> = {
  choice: 'Escolha o critério.',
  skill: 'Escolha a habilidade.',
  uf: 'Escolha a UF.',
  travel: 'Escolha a viagem.',
  language: 'Escolha o idioma.',
}

/** A range is one thing to choose, and its schema speaks of it as a whole. */
function fieldOf(path: readonly PropertyKey[]): string {
  const [name] = path
  if (name === 'kind') return 'choice'
  return name === undefined || name === 'min' || name === 'max' ? 'range' : String(name)
}

/** What was chosen as a criterion of {@link NEW_WEIGHT}. */
export const criterionValuesSchema = typedSchema<CriterionValues, Criterion>(
  readCriterion,
  criterionSchema,
  ({ path, message }) => {
    const field = fieldOf(path)
    return { field, message: WORDS[field] ?? message }
  },
)
