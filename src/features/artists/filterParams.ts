import type { ArtistFilter, FilterName } from '@ribalta/domain/people/artistFilter'
import { UFS } from '@ribalta/domain/brazil'
import { OLDEST_AGE } from '@ribalta/domain/people/facts'

const LONGEST_TEXT = 80
/** Ids of the catalogue; anything else was never one. */
const CATALOGUE_ID = /^[\w-]{1,80}$/

/** Free text as it is searched and shared: single spaces, no ends, at most {@link LONGEST_TEXT} characters. */
export function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT).trim()
}

function readAge(text: string): number | undefined {
  if (!/^\d{1,3}$/.test(text)) return undefined
  const age = Number(text)
  return age <= OLDEST_AGE ? age : undefined
}

function readId(text: string): string | undefined {
  return CATALOGUE_ID.test(text) ? text : undefined
}

/**
 * Each filter's name in the address, Portuguese because people read and share it, and what is read of its text. In the order
 * of the address.
 */
const PARAMS: {
  readonly [K in FilterName]: {
    readonly param: string
    readonly read: (text: string) => ArtistFilter[K]
  }
} = {
  name: { param: 'nome', read: (text) => text || undefined },
  class: { param: 'classe', read: readId },
  skill: { param: 'habilidade', read: readId },
  uf: { param: 'uf', read: (text) => UFS.find((uf) => uf === text.toUpperCase()) },
  city: { param: 'cidade', read: (text) => text || undefined },
  age: { param: 'idade', read: readAge },
}
// Object.keys forgets what it was asked of.
const FILTER_NAMES = Object.keys(PARAMS) as readonly FilterName[]

/** The filters that an address asks for. What is not a filter, or could not be one, is ignored. */
export function filterFromParams(params: URLSearchParams): ArtistFilter {
  const filter = FILTER_NAMES.map((name) => {
    const { param, read } = PARAMS[name]
    return [name, read(tidyText(params.get(param) ?? ''))] as const
  })
  return Object.fromEntries(filter.filter(([, value]) => value !== undefined))
}

/** The address of a filter: what was not asked for is left out, in one order, so that equal filters are equal addresses. */
export function paramsFromFilter(filter: ArtistFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of FILTER_NAMES) {
    const value = filter[name]
    if (value !== undefined && value !== '') params.set(PARAMS[name].param, String(value))
  }
  return params
}

/** One text for each distinct filter. */
export function filterKey(filter: ArtistFilter): string {
  return paramsFromFilter(filter).toString()
}

/** The filter without the class or skill that the catalogue, once it is known, does not hold. */
export function withinCatalogue(
  filter: ArtistFilter,
  catalogue: { readonly classes: readonly { id: string }[]; readonly skills: readonly { id: string }[] },
): ArtistFilter {
  const known = (records: readonly { id: string }[], id: string | undefined): boolean =>
    records.length === 0 || records.some((record) => record.id === id)
  return {
    ...filter,
    class: known(catalogue.classes, filter.class) ? filter.class : undefined,
    skill: known(catalogue.skills, filter.skill) ? filter.skill : undefined,
  }
}
