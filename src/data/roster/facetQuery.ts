import { type FacetQuery, facetQuery, type RosterFilter } from '@ribalta/domain/roster/filter'
import { encodeValue } from '../rest/encoder.ts'

function isTrue(key: string): object {
  // Anything but a plain word is quoted in a path, by Firestore's own way.
  const quoted = `\`${key.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``
  return {
    fieldFilter: { field: { fieldPath: `facets.${quoted}` }, op: 'EQUAL', value: { booleanValue: true } },
  }
}

function together(op: 'AND' | 'OR', filters: readonly object[]): object {
  const [only] = filters
  return filters.length === 1 && only !== undefined ? only : { compositeFilter: { op, filters } }
}

function whereOf({ all, any }: FacetQuery): object {
  return together('AND', [...all.map(isTrue), ...any.map((list) => together('OR', list.map(isTrue)))])
}

const reference = (name: string) => encodeValue({ reference: `roster/${name}` })

export interface RosterPart {
  /** Those after this document. */
  readonly after?: string | undefined
  /** Those before it, or before a bound between names. */
  readonly before?: string | undefined
}

/** Who is found by a filter, the freshest look first, as a query in the REST API's form. */
export function rosterQuery(filter: RosterFilter, { after, before }: RosterPart = {}): object {
  return {
    from: [{ collectionId: 'roster' }],
    where: whereOf(facetQuery(filter)),
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    ...(after === undefined ? {} : { startAt: { values: [reference(after)], before: false } }),
    ...(before === undefined ? {} : { endAt: { values: [reference(before)], before: true } }),
  }
}
