import { cityToken, facetToken, nameToken } from './artistTokens.ts'
import type { FactFilters } from './factTable.ts'
import { toSearchText } from '../identity.ts'

interface Asked extends FactFilters {
  readonly name: string
}
export type FilterName = keyof Asked

/** The filters of the public list; each may be missing. */
export type ArtistFilter = { readonly [K in FilterName]?: Asked[K] | undefined }

/** What {@link matchesFilter} needs of an artist. */
export interface Filterable {
  readonly nameKey: string
  readonly tokens: readonly string[]
  readonly playingAge?: { readonly min: number; readonly max: number } | undefined
}

/**
 * How the filters become one query: the token that goes to the index (the rarest kind that was asked for: a name
 * before a city before facets), or `undefined` for the whole list. What the index does not settle is for {@link matchesFilter},
 * page by page.
 */
export function indexToken(filter: ArtistFilter): string | undefined {
  const name = nameToken(filter.name ?? '')
  if (name !== '') return name
  if (filter.city !== undefined && filter.city !== '') return cityToken(filter.city)
  const facets = facetToken(filter)
  return facets === '' ? undefined : facets
}

/** Whether an artist satisfies one filter, in the meaning that the tokens have: words of the name match by prefix. */
const SATISFIES: { readonly [K in FilterName]: (artist: Filterable, asked: Asked[K]) => boolean } = {
  name: ({ nameKey }, name) => {
    const nameWords = nameKey.split(' ')
    return toSearchText(name)
      .split(' ')
      .every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))
  },
  class: ({ tokens }, id) => tokens.includes(facetToken({ class: id })),
  skill: ({ tokens }, id) => tokens.includes(facetToken({ skill: id })),
  uf: ({ tokens }, uf) => tokens.includes(facetToken({ uf })),
  city: ({ tokens }, city) => city === '' || tokens.includes(cityToken(city)),
  age: ({ playingAge }, age) => playingAge !== undefined && age >= playingAge.min && age <= playingAge.max,
}
// Object.keys forgets what it was asked of.
const FILTER_NAMES = Object.keys(SATISFIES) as readonly FilterName[]

function satisfies<K extends FilterName>(artist: Filterable, name: K, asked: Asked[K] | undefined): boolean {
  return asked === undefined || SATISFIES[name](artist, asked)
}

/** Whether an artist satisfies every filter. */
export function matchesFilter(artist: Filterable, filter: ArtistFilter): boolean {
  return FILTER_NAMES.every((name) => satisfies(artist, name, filter[name]))
}
