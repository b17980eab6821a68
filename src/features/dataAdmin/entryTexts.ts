import { toSearchText } from '@ribalta/domain/identity'
import type { CatalogueView } from './catalogueViews.ts'

/** Texts by field, as a form holds them. */
export type Texts = Record<string, string>

/** An entry's texts for a form; empty ones for a new entry. */
export function textsOf<T extends { readonly id: string }>(
  view: CatalogueView<T>,
  entry: T | undefined,
): Texts {
  return Object.fromEntries(
    view.entries.columns
      .filter((column) => column !== 'id')
      .map((column) => [column, entry === undefined ? '' : String(entry[column])]),
  )
}

export interface FoundProblem {
  readonly field: string
  readonly message: string
}

/** The entry that a form says, or what keeps it from being stored beside the others. */
export function readEntry<T extends { readonly id: string }>(
  view: CatalogueView<T>,
  texts: Texts,
  others: readonly T[],
  edited: T | undefined,
): { readonly entry: T } | { readonly problems: readonly FoundProblem[] } {
  const { read, identity, identityField, label } = view.entries
  const outcome = read({ ...texts, id: edited?.id ?? '' })
  if ('problems' in outcome) return outcome
  const wanted = identity(outcome.entry)
  const holder = others.find((other) => other.id !== edited?.id && identity(other) === wanted)
  if (holder === undefined) return outcome
  return { problems: [{ field: identityField, message: `Já existe no catálogo: ${label(holder)}.` }] }
}

/** The entries that have every word of the query in some field. */
export function entriesWith<T extends { readonly id: string }>(
  view: CatalogueView<T>,
  entries: readonly T[],
  query: string,
): readonly T[] {
  const words = toSearchText(query)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = toSearchText(view.columns.map(({ field }) => String(entry[field])).join(' '))
    return words.every((word) => text.includes(word))
  })
}
