import type { Readout, ReadoutFacts, ReadoutLine } from '../schemas/rhea/run.ts'

/** As many of a ranking are held against everybody in it. */
export const READOUT_FIRST = 20

/** By what they are compared; none of it is in a score. */
export const READOUT_ASPECTS = ['gender', 'age', 'uf'] as const
export type ReadoutAspect = (typeof READOUT_ASPECTS)[number]

/** Bands of the playing age, by its middle; minors are one whatever they play. */
const AGE_BANDS = [
  { band: 'to29', below: 30 },
  { band: 'to44', below: 45 },
  { band: 'to59', below: 60 },
] as const
export type AgeBand = 'minor' | (typeof AGE_BANDS)[number]['band'] | 'from60'

/** In which band somebody is; `null` where they did not say what they play. */
export function ageBandOf({ minor, playingAge }: Pick<ReadoutFacts, 'minor' | 'playingAge'>): AgeBand | null {
  if (minor) return 'minor'
  if (playingAge === null) return null
  const middle = (playingAge.min + playingAge.max) / 2
  return AGE_BANDS.find(({ below }) => middle < below)?.band ?? 'from60'
}

/**
 * How the first of a ranking differ from everybody in it: of each gender, band of age and state how many people there are, and how many among
 * the first {@link READOUT_FIRST}. The most frequent come first; what was not said is a line, too.
 */
export function readoutOf(ranked: readonly ReadoutFacts[]): Readout {
  return {
    gender: linesOf(ranked, ({ gender }) => gender),
    age: linesOf(ranked, ageBandOf),
    uf: linesOf(ranked, ({ uf }) => uf),
  }
}

function linesOf(
  ranked: readonly ReadoutFacts[],
  valueOf: (person: ReadoutFacts) => string | null,
): ReadoutLine[] {
  const lines = new Map<string | null, { first: number; all: number }>()
  for (const [place, person] of ranked.entries()) {
    const value = valueOf(person)
    const { first, all } = lines.get(value) ?? { first: 0, all: 0 }
    lines.set(value, { first: first + (place < READOUT_FIRST ? 1 : 0), all: all + 1 })
  }
  return [...lines]
    .map(([value, counts]) => ({ value, ...counts }))
    .toSorted((a, b) => b.all - a.all || ((a.value ?? '') < (b.value ?? '') ? -1 : 1))
}
