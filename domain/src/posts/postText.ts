import { toSearchText } from '../identity.ts'

const WORDS_A_MINUTE = 200
const LONGEST_SLUG = 80

/** How long somebody reads a markdown text, in whole minutes and at least one. Addresses of links are not read. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(/\]\([^)\]]*\)/g, ']').match(/[\p{L}\p{N}]+/gu) ?? []
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}

/** The address that a title suggests: lower case, no accents, words joined by hyphens, cut at a word. May be empty. */
export function toPostSlug(title: string): string {
  const slug = toSearchText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= LONGEST_SLUG ? slug : slug.slice(0, LONGEST_SLUG + 1).replace(/-[^-]*$/, '')
}

/** A tag as it is kept and searched by: lower case with its accents, single spaces. */
export function toPostTag(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
