/** Letters of languages that are no letter with an accent, and how people spell them where they are missing. */
export const SPELLED = lettersAs(
  'æ ae,œ oe,ß ss,ø o,đ d,ð d,ħ h,ł l,ŧ t,þ th,ŋ n,ĸ k,ı i,ə e,ɛ e,ɔ o,ɓ b,ɗ d,ɖ d,ƙ k,ƴ y',
)

/** A letter and what stands for it, and so on: `æ ae,ø o`. */
export function lettersAs(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(',').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]))
}

/**
 * A public name's address: lower-cased, accents stripped, spaces turned into hyphens, non-word characters
 * removed, leading and trailing hyphens trimmed (specification, section 5). May be empty. A letter that has no accent to strip
 * is spelled and not removed (`ł`, `ø`, `ß`), so that the name is still read in its address.
 */
export function toUsername(artisticName: string): string {
  const joined = artisticName
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, (letter) => SPELLED.get(letter) ?? '')
  // From the first that is no hyphen to the last.
  return /[^-](?:.*[^-])?/s.exec(joined)?.[0] ?? ''
}

/** All white space removed and lower-cased (specification, section 5). */
export function toEmail(text: string): string {
  return text.replace(/\s/g, '').toLowerCase()
}

/** Text for comparing and searching: lower case, no accents, single spaces. */
export function toSearchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
