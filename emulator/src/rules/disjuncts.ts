import type { FieldFilter, Filter } from './types.ts'

/** The filter as an "or" of "and"s, IN and ARRAY_CONTAINS_ANY expanded into one disjunct per value. */
export function toDisjuncts(_filter: Filter | undefined): readonly (readonly FieldFilter[])[] {
  throw new Error('Not written yet')
}
