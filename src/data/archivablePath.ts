import { newRandomId } from '../lib/newRandomId.ts'

const NEW_PARAM = 'novo'
const ARCHIVED_PARAM = 'arquivados'

/** What is open where one of several is looked at by its id. */
export type ArchivablePlace =
  | { readonly kind: 'list'; readonly isArchived: boolean }
  | { readonly kind: 'one'; readonly id: string; readonly isNew: boolean }

export interface ArchivablePath {
  readonly list: string
  readonly archived: string
  readonly one: (id: string) => string
  /** Its id is known before it is saved, so that a repeat is harmless. */
  readonly another: () => string
  /** What an address asks to be open. */
  readonly place: (params: URLSearchParams) => ArchivablePlace
}

/** Where things that are offered or archived are on their one route; `param` names the one that is open. */
export function archivablePath(route: string, param: string): ArchivablePath {
  const one = (id: string): string => `${route}?${new URLSearchParams({ [param]: id }).toString()}`
  return {
    list: route,
    archived: `${route}?${ARCHIVED_PARAM}=1`,
    one,
    another: () => `${one(newRandomId())}&${NEW_PARAM}=1`,
    place: (params) => {
      const id = params.get(param)
      return id === null || id === ''
        ? { kind: 'list', isArchived: params.has(ARCHIVED_PARAM) }
        : { kind: 'one', id, isNew: params.has(NEW_PARAM) }
    },
  }
}
