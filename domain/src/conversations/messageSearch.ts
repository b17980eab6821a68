import { toSearchText } from '../identity.ts'

/** So many first letters of a word find it: one that is typed in part is looked for by the longest of these that it has. */
const STARTS = [3, 5] as const

/** Text as it is compared: words of letters and digits, without accents. */
export function wordsIn(text: string): string[] {
  return toSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * What finds a text, for one `array-contains`: of each word its first three and five letters, or the whole of a shorter one. At most two for
 * each word, however it is typed later.
 */
export function searchTokens(text: string): string[] {
  const tokens = wordsIn(text).flatMap((word) => STARTS.map((length) => startOf(word, length)))
  return [...new Set(tokens)]
}

/** By which token what somebody types is looked for, that of its longest word; undefined where there is no word in it. */
export function searchTokenOf(typed: string): string | undefined {
  const [longest] = wordsIn(typed).toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return undefined
  const [short, long] = STARTS
  return startOf(longest, longest.length < long ? short : long)
}

/** Whether each word of what somebody types begins a word of the text. A word of one or two letters is meant as a whole. */
export function isFoundBy(text: string, typed: string): boolean {
  const words = wordsIn(text)
  return wordsIn(typed).every((wanted) => words.some((word) => isMeantBy(word, wanted)))
}

/** Whether a word is what a typed one means; both as {@link wordsIn} gives them. */
export function isMeantBy(word: string, wanted: string): boolean {
  const [short] = STARTS
  return wanted.length < short ? word === wanted : word.startsWith(wanted)
}

function startOf(word: string, length: number): string {
  return Array.from(word).slice(0, length).join('')
}
