import { criterionKey } from '@ribalta/domain/rhea/criterionKey'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'

type Criteria = readonly Criterion[]

/** Criteria in somebody's hands, and what their ranking is compared with. */
export interface Touched {
  readonly criteria: Criteria
  /** As they stood before the one that is being changed was first touched. */
  readonly before: Criteria
  /** Which one that is. */
  readonly key: string | undefined
}

/** Criteria that nobody has touched yet. */
export function untouched(criteria: Criteria): Touched {
  return { criteria, before: criteria, key: undefined }
}

/**
 * What comes of a change. While the same criterion is changed, also taken away and put back, the comparison stays; with another it
 * begins anew. Where who is ranked changes, or several at once as when another set is opened, there is nothing to compare with.
 */
export function touch(touched: Touched, criteria: Criteria): Touched {
  const [key, ...others] = changedKeys(touched.criteria, criteria)
  if (key === undefined) return { ...touched, criteria }
  if (others.length > 0 || requiredWords(touched.criteria) !== requiredWords(criteria)) {
    return untouched(criteria)
  }
  return { criteria, before: key === touched.key ? touched.before : touched.criteria, key }
}

function changedKeys(before: Criteria, after: Criteria): string[] {
  const was = byKey(before)
  const is = byKey(after)
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key))
}

function byKey(criteria: Criteria): ReadonlyMap<string, string> {
  return new Map(criteria.map((criterion) => [criterionKey(criterion), JSON.stringify(criterion)]))
}

/** How important a required one is matters to nobody. */
function requiredWords(criteria: Criteria): string {
  const required = criteria.filter(({ isRequired }) => isRequired)
  return JSON.stringify(required.map((criterion) => ({ ...criterion, importance: 1 })))
}
