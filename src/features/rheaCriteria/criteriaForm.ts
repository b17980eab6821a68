import { mayBeRequired } from '@ribalta/domain/rhea/required'
import {
  type CriteriaContent,
  criteriaContentSchema,
  type Criterion,
} from '@ribalta/domain/schemas/rhea/criteria'
import { typedSchema } from '../../lib/forms/typedSchema.ts'

/** A set of criteria as it is typed; each criterion was complete when it came in. */
export interface CriteriaValues {
  name: string
  criteria: Criterion[]
}

export const EMPTY_CRITERIA: CriteriaValues = { name: '', criteria: [] }

export function toCriteriaValues({ name, criteria }: CriteriaContent): CriteriaValues {
  return { name, criteria }
}

/** What was typed to what is sent. */
export const criteriaValuesSchema = typedSchema<CriteriaValues, CriteriaContent>(
  (typed) => typed,
  criteriaContentSchema,
)

/** How a criterion counts. */
export interface Weight {
  readonly isRequired: boolean
  readonly importance: number
}

/** A criterion that counts otherwise; what somebody did before is never required. */
export function withWeight(criterion: Criterion, { isRequired, importance }: Weight): Criterion {
  return mayBeRequired(criterion) ? { ...criterion, isRequired, importance } : { ...criterion, importance }
}

/** Classes and skills by their ids. */
export interface CatalogueIds {
  readonly classes: readonly { readonly id: string }[]
  readonly skills: readonly { readonly id: string }[]
}

/** Whether a criterion asks after a class or a skill that the agency has deleted. Without a list nothing can be said of it. */
export function asksForGone(criterion: Criterion, { classes, skills }: CatalogueIds): boolean {
  if (criterion.kind === 'class') {
    return classes.length > 0 && criterion.classes.some((each) => !classes.some(({ id }) => id === each))
  }
  if (criterion.kind !== 'skill' || skills.length === 0) return false
  return !skills.some(({ id }) => id === criterion.skill)
}
