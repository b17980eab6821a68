import { allOf, type FacetQuery, facetQuery, type RosterFilter } from '../roster/filter.ts'
import type { Criterion } from '../schemas/rhea/criteria.ts'

/** Whether a criterion may shut anybody out; what somebody did before only weighs. */
export function mayBeRequired(
  criterion: Criterion,
): criterion is Exclude<Criterion, { kind: 'testsInTime' | 'results' }> {
  return criterion.kind !== 'testsInTime' && criterion.kind !== 'results'
}

/** What a criterion asks of the roster where it is required; `undefined` of what only weighs. */
export function criterionFilter(criterion: Criterion): RosterFilter | undefined {
  switch (criterion.kind) {
    case 'class':
      return { classes: criterion.classes }
    case 'skill':
      return { skills: [{ id: criterion.skill, level: criterion.level }] }
    case 'range':
      return { [criterion.fact]: { min: criterion.min, max: criterion.max } }
    case 'place':
      return { uf: [criterion.uf], city: criterion.city }
    case 'travel':
      return { travel: [criterion.travel] }
    case 'language':
      return { languages: [criterion.language] }
    case 'freshness':
      return { stale: false }
    case 'video':
      return { video: true }
    case 'testsInTime':
    case 'results':
      return undefined
  }
}

/** The query that finds who meets every required criterion, of whom a filter finds: without one everybody but the archived. */
export function requiredQuery(criteria: readonly Criterion[], filter: RosterFilter = {}): FacetQuery {
  const { status } = filter
  const { all, any } = allOf(
    [filter, ...requiredFilters(criteria).map((each) => ({ ...each, status }))].map(facetQuery),
  )
  return { all: [...new Set(all)], any: [...new Map(any.map((list) => [list.join(), list])).values()] }
}

/** The filters that must all hold. */
function requiredFilters(criteria: readonly Criterion[]): RosterFilter[] {
  return criteria
    .filter(({ isRequired }) => isRequired)
    .flatMap((criterion) => criterionFilter(criterion) ?? [])
}
