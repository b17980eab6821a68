import type { ArtistFilter } from '@ribalta/domain/artistFilter'
import { UFS } from '@ribalta/domain/brazil'

/** The filters' names in the address: people read and share them, so they are Portuguese. */
const PARAM = {
  name: 'nome',
  class: 'classe',
  skill: 'habilidade',
  uf: 'uf',
  city: 'cidade',
  age: 'idade',
} as const satisfies Record<keyof ArtistFilter, string>

const LONGEST_TEXT = 80
const OLDEST = 110
/** Ids of the catalogue; anything else was never one. */
const CATALOGUE_ID = /^[\w-]{1,80}$/

/** Free text as it is searched and shared: single spaces, no ends, at most {@link LONGEST_TEXT} characters. */
export function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT).trim()
}

function readAge(text: string): number | undefined {
  if (!/^\d{1,3}$/.test(text)) return undefined
  const age = Number(text)
  return age <= OLDEST ? age : undefined
}

/** The filters that an address asks for. What is not a filter, or could not be one, is ignored. */
export function filterFromParams(params: URLSearchParams): ArtistFilter {
  const text = (key: keyof ArtistFilter): string => tidyText(params.get(PARAM[key]) ?? '')
  const id = (key: 'class' | 'skill'): string | undefined =>
    CATALOGUE_ID.test(text(key)) ? text(key) : undefined
  const filter = {
    name: text('name') || undefined,
    class: id('class'),
    skill: id('skill'),
    uf: UFS.find((uf) => uf === text('uf').toUpperCase()),
    city: text('city') || undefined,
    age: readAge(text('age')),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** The address of a filter: what was not asked for is left out, in one order, so that equal filters are equal addresses. */
export function paramsFromFilter(filter: ArtistFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of ['name', 'class', 'skill', 'uf', 'city', 'age'] as const) {
    const value = filter[key]
    if (value !== undefined && value !== '') params.set(PARAM[key], String(value))
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
