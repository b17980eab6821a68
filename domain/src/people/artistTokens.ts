import { toSearchText } from '../identity.ts'

const LONGEST_PREFIX = 12

/** What of an artist the public list can be filtered by. */
export interface Searchable {
  readonly artisticName: string
  readonly classes: readonly string[]
  readonly skills: readonly { readonly id: string }[]
  readonly uf?: string | undefined
  readonly city?: string | undefined
}

export interface FacetFilter {
  readonly class?: string | undefined
  readonly skill?: string | undefined
  readonly uf?: string | undefined
}

/** The token of a combination of facets, always in the order class, skill, UF; '' for none. */
export function facetToken(filter: FacetFilter): string {
  const parts: string[] = []
  if (filter.class !== undefined) parts.push(`class:${filter.class}`)
  if (filter.skill !== undefined) parts.push(`skill:${filter.skill}`)
  if (filter.uf !== undefined) parts.push(`uf:${filter.uf}`)
  return parts.join('|')
}

/** The token of a name prefix: the longest word typed, in search form; '' where nothing was typed. */
export function nameToken(text: string): string {
  const longest = toSearchText(text)
    .split(' ')
    .reduce((a, b) => (b.length > a.length ? b : a), '')
  return longest === '' ? '' : `name:${longest.slice(0, LONGEST_PREFIX)}`
}

/** The token of a city. */
export function cityToken(city: string): string {
  return `city:${toSearchText(city)}`
}

/**
 * Everything that the list can be asked for, in one array, because a query may hold one `array-contains`: each
 * combination of class, skill and UF (so that any of them costs one page of reads), each city, and each prefix of each word
 * of the name.
 */
export function artistTokens(artist: Searchable): string[] {
  const tokens = new Set<string>()
  const classes = [undefined, ...artist.classes]
  const skills = [undefined, ...artist.skills.map((skill) => skill.id)]
  const ufs = artist.uf === undefined ? [undefined] : [undefined, artist.uf]
  for (const artistClass of classes) {
    for (const skill of skills) {
      for (const uf of ufs) tokens.add(facetToken({ class: artistClass, skill, uf }))
    }
  }
  tokens.delete('')
  if (artist.city !== undefined && artist.city !== '') tokens.add(cityToken(artist.city))
  for (const word of toSearchText(artist.artisticName).split(' ')) {
    for (let length = 1; length <= Math.min(word.length, LONGEST_PREFIX); length += 1) {
      tokens.add(`name:${word.slice(0, length)}`)
    }
  }
  return [...tokens]
}
