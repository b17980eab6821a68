import { newRandomId } from '../../data/uploads/storage.ts'

const CRITERIA_PARAM = 'criterios'
const NEW_PARAM = 'novo'
const ARCHIVED_PARAM = 'arquivados'

/** Where sets of criteria are, by what is open. */
export const criteriaPath = {
  list: '/rhea-criteria',
  archived: `/rhea-criteria?${ARCHIVED_PARAM}=1`,
  one: (id: string): string => `/rhea-criteria?${new URLSearchParams({ [CRITERIA_PARAM]: id }).toString()}`,
  /** Its id is known before it is saved, so that a repeat is harmless. */
  another: (): string => `${criteriaPath.one(newRandomId())}&${NEW_PARAM}=1`,
} as const

export type CriteriaPlace =
  | { readonly kind: 'list'; readonly isArchived: boolean }
  | { readonly kind: 'one'; readonly id: string; readonly isNew: boolean }

/** What an address asks to be open. */
export function criteriaPlace(params: URLSearchParams): CriteriaPlace {
  const id = params.get(CRITERIA_PARAM)
  return id === null || id === ''
    ? { kind: 'list', isArchived: params.has(ARCHIVED_PARAM) }
    : { kind: 'one', id, isNew: params.has(NEW_PARAM) }
}
