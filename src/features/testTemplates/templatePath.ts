import { newRandomId } from '../../data/uploads/storage.ts'

const TEMPLATE_PARAM = 'modelo'
const NEW_PARAM = 'novo'
const ARCHIVED_PARAM = 'arquivados'

/** Where the director's templates are, by what is open. */
export const templatePath = {
  list: '/test',
  archived: `/test?${ARCHIVED_PARAM}=1`,
  one: (id: string): string => `/test?${new URLSearchParams({ [TEMPLATE_PARAM]: id }).toString()}`,
  /** Its id is known before it is saved, so that a repeat is harmless. */
  another: (): string => `${templatePath.one(newRandomId())}&${NEW_PARAM}=1`,
} as const

export type TemplatePlace =
  | { readonly kind: 'list'; readonly isArchived: boolean }
  | { readonly kind: 'one'; readonly id: string; readonly isNew: boolean }

/** What an address asks to be open. */
export function templatePlace(params: URLSearchParams): TemplatePlace {
  const id = params.get(TEMPLATE_PARAM)
  return id === null || id === ''
    ? { kind: 'list', isArchived: params.has(ARCHIVED_PARAM) }
    : { kind: 'one', id, isNew: params.has(NEW_PARAM) }
}
