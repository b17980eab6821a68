import { cityToken, facetToken, nameToken } from './artistTokens.ts'
import { toSearchText } from './identity.ts'

/** The filters of the public list; each may be missing. `age` is an age that the artist can play. */
export interface ArtistFilter {
  readonly name?: string | undefined
  readonly class?: string | undefined
  readonly skill?: string | undefined
  readonly uf?: string | undefined
  readonly city?: string | undefined
  readonly age?: number | undefined
}

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

/** Whether an artist satisfies every filter, in the meaning that the tokens have: words of the name match by prefix. */
export function matchesFilter(artist: Filterable, filter: ArtistFilter): boolean {
  const facets = facetToken(filter)
  if (facets !== '' && !artist.tokens.includes(facets)) return false
  if (filter.city !== undefined && filter.city !== '' && !artist.tokens.includes(cityToken(filter.city)))
    return false
  if (filter.age !== undefined) {
    const { playingAge } = artist
    if (playingAge === undefined || filter.age < playingAge.min || filter.age > playingAge.max) return false
  }
  const words = toSearchText(filter.name ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const nameWords = artist.nameKey.split(' ')
  return words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))
}
