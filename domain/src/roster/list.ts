import type { Direction } from '../sorting.ts'
import { MAX_ALTERNATIVES, type RosterFilter } from './filter.ts'

/** The orders of the table of everybody, each with the field of `roster` that it goes by. */
export const ORDER_FIELDS = {
  name: 'nameSort',
  city: 'citySort',
  look: 'lookConfirmedAt',
  updated: 'updatedAt',
  created: 'createdAt',
} as const
export const ROSTER_ORDERS = ['name', 'city', 'look', 'updated', 'created'] as const
export type RosterOrder = (typeof ROSTER_ORDERS)[number]

export interface RosterSort {
  readonly by: RosterOrder
  readonly direction: Direction
}

/** What that table can be narrowed by: each of these with each order is an index, so there are few. */
export const QUICK_FILTERS = ['status', 'classes', 'uf', 'minor', 'stale', 'video'] as const
export type QuickFilter = Pick<RosterFilter, (typeof QUICK_FILTERS)[number]>

/** One part of a query: a field of `roster` and what it must be, any one of them or hold any of. */
export type ListCondition =
  | { readonly field: string; readonly op: 'is'; readonly value: boolean }
  | {
      readonly field: string
      readonly op: 'oneOf' | 'holdsOneOf'
      readonly value: readonly string[]
    }

/**
 * Whom a quick filter lets through, field by field; the archived only where they are asked for, as in every list of people.
 * Each part merges with the others from its own index, classes included (decision 59).
 */
export function listConditions(filter: QuickFilter): ListCondition[] {
  const any = (
    field: string,
    op: 'oneOf' | 'holdsOneOf',
    value: readonly string[] | undefined,
  ): ListCondition[] =>
    value === undefined || value.length === 0 ? [] : [{ field, op, value: [...new Set(value)] }]
  const yesNo = (field: string, value: boolean | undefined): ListCondition[] =>
    value === undefined ? [] : [{ field, op: 'is', value }]
  const status = any('status', 'oneOf', filter.status)
  return [
    ...(status.length === 0 ? [{ field: 'facets.listed', op: 'is', value: true } as const] : status),
    ...any('classes', 'holdsOneOf', filter.classes),
    ...any('uf', 'oneOf', filter.uf),
    ...yesNo('minor', filter.minor),
    ...yesNo('stale', filter.stale),
    ...yesNo('hasVideo', filter.video),
  ]
}

/** How many alternatives the parts multiply to; Firestore answers no more than {@link MAX_ALTERNATIVES}. */
function alternativesOf(filter: QuickFilter): number {
  return listConditions(filter).reduce(
    (product, { value }) => product * (typeof value === 'boolean' ? 1 : value.length),
    1,
  )
}

/** Whether a quick filter can be asked as one query. */
export function canList(filter: QuickFilter): boolean {
  return alternativesOf(filter) <= MAX_ALTERNATIVES
}
