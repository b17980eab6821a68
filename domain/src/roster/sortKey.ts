import { toSearchText } from '../identity.ts'

/** What sorts before letters, in the order of the Unicode collation; anything else that is neither letter nor digit comes after them. */
const BEFORE_LETTERS = ' _-,;:!?.\'’"()&'

/**
 * A name as text whose order by code points is that of `localeCompare('pt-BR')`: first by letters without accents and
 * case, then by the name itself.
 */
export function sortKey(name: string): string {
  const primary = Array.from(toSearchText(name), (character) => {
    const place = BEFORE_LETTERS.indexOf(character)
    return place < 0 ? character : String.fromCharCode(2 + place)
  })
  return `${primary.join('')}\u0001${name}`
}

/** By what people are listed by city; `null`, the first of all, where none is known. */
export function citySortOf(city: string | null | undefined): string | null {
  return city === undefined || city === null || city === '' ? null : sortKey(city)
}
