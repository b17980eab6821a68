/** A seeded source of choices: the same seed gives the same choices on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** Whole, both ends included. */
  int(min: number, max: number): number
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(options: readonly T[]): T
  /** By weight; the weights need not add up to anything. */
  weighted<T>(options: readonly (readonly [T, number])[]): T
  /** `count` different ones (or all there are), in no particular order. */
  sample<T>(options: readonly T[], count: number): T[]
}

/** FNV-1a with a final mix, so that neighbouring seeds are far apart. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}

/** Mulberry32 over the hash of `seed`. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(options: readonly T[]): T => {
    const chosen = options[int(0, options.length - 1)]
    if (chosen === undefined) throw new RangeError('Nothing to pick from')
    return chosen
  }
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick,
    weighted: (options) => {
      let left = next() * options.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [option, weight] of options) {
        left -= weight
        if (left < 0) return option
      }
      return pick(options)[0]
    },
    sample: (options, count) => {
      const left = [...options]
      const chosen: (typeof left)[number][] = []
      while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(int(0, left.length - 1), 1))
      return chosen
    },
  }
}
