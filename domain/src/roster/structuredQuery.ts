import { type FacetQuery, facetQuery, type RosterFilter } from './filter.ts'
import {
  type ListCondition,
  listConditions,
  ORDER_FIELDS,
  type QuickFilter,
  type RosterSort,
} from './list.ts'

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

export interface RosterPart {
  /** The database's resource name, `projects/…/databases/(default)`. */
  readonly database: string
  /** Those after this document. */
  readonly after?: string | undefined
  /** Those before this document. */
  readonly before?: string | undefined
}

/** Who is found by a filter, the freshest look first, as a `structuredQuery` of the REST API, without fields and limit. */
export function rosterQuery(filter: RosterFilter, part: RosterPart): object {
  return facetsQuery(facetQuery(filter), part)
}

/** The same of facets. */
export function facetsQuery(facets: FacetQuery, { database, after, before }: RosterPart): object {
  const bound = (name: string) => [{ referenceValue: `${database}/documents/roster/${name}` }]
  return {
    from: [{ collectionId: 'roster' }],
    where: whereOf(facets),
    orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    ...(after === undefined ? {} : { startAt: { values: bound(after), before: false } }),
    ...(before === undefined ? {} : { endAt: { values: bound(before), before: true } }),
  }
}

const OPERATORS = { is: 'EQUAL', oneOf: 'IN', holdsOneOf: 'ARRAY_CONTAINS_ANY' } as const satisfies Readonly<
  Record<ListCondition['op'], string>
>

type Plain = string | boolean

function plainValue(value: Plain | readonly Plain[]): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  return { arrayValue: { values: value.map(plainValue) } }
}

/** The table of everybody whom a quick filter lets through, in an order, without fields, cursor and limit. */
export function rosterListQuery(filter: QuickFilter, { by, direction }: RosterSort): object {
  const filters = listConditions(filter).map(({ field, op, value }) => ({
    fieldFilter: { field: { fieldPath: field }, op: OPERATORS[op], value: plainValue(value) },
  }))
  const way = direction === 'asc' ? 'ASCENDING' : 'DESCENDING'
  return {
    from: [{ collectionId: 'roster' }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [ORDER_FIELDS[by], '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: way })),
  }
}
