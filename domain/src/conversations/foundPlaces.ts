import { isMeantBy, wordsIn } from './messageSearch.ts'

/** A stretch of a text: from `start` up to and without `end`. */
export interface Place {
  readonly start: number
  readonly end: number
}

interface Folded {
  /** As it is compared, unit for unit. */
  readonly text: string
  /** Where in the original each unit of it comes from. */
  readonly origins: readonly Place[]
}

/** A text as it is compared, and where in the text as it was written each piece of that stands. */
function fold(text: string): Folded {
  let folded = ''
  const origins: Place[] = []
  let start = 0
  for (const letter of text) {
    const end = start + letter.length
    const plain = letter
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
    const last = origins.at(-1)
    // An accent of its own goes with the letter that it stands over.
    if (plain === '' && last?.end === start) origins[origins.length - 1] = { start: last.start, end }
    for (let unit = 0; unit < plain.length; unit++) origins.push({ start, end })
    folded += plain
    start = end
  }
  return { text: folded, origins }
}

/**
 * Where in a text stands what somebody typed, in order: of each word that begins with one of theirs, that beginning, accents or not
 * (`isFoundBy` says which texts are found).
 */
export function foundPlaces(text: string, typed: string): readonly Place[] {
  const wanted = wordsIn(typed)
  const { text: folded, origins } = fold(text)
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const lengths = wanted.filter((each) => isMeantBy(word, each)).map(({ length }) => length)
    const first = origins[index]
    const last = origins[index + Math.max(0, ...lengths) - 1]
    return lengths.length === 0 || first === undefined || last === undefined
      ? []
      : [{ start: first.start, end: last.end }]
  })
}
