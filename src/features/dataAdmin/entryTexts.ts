import { toSearchText } from '@ribalta/domain/identity'
import { typedSchema } from '../../lib/forms/typedSchema.ts'
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

/** The schema of an entry's form: what the catalogue takes, and what nothing else in it is. */
export function entrySchema<T extends { readonly id: string }>(
  view: CatalogueView<T>,
  others: readonly T[],
  edited: T | undefined,
) {
  const { schema, identity, identityField, label } = view.entries
  const holderOf = (entry: T): T | undefined =>
    others.find((other) => other.id !== edited?.id && identity(other) === identity(entry))
  const withId = (texts: Texts): Texts => ({ ...texts, id: edited?.id ?? '' })
  return typedSchema(withId, schema).check(({ value, issues }) => {
    const holder = holderOf(value)
    if (holder === undefined) return
    const message = `Já existe no catálogo: ${label(holder)}.`
    issues.push({ code: 'custom', path: [identityField], message, input: value })
  })
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
