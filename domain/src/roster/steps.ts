import type { FACTS, FactName } from '../people/factTable.ts'

type RangeKind = 'number' | 'centimetres' | 'metres' | 'ages'
/** The facts that are asked for from one number to another. */
export type RangeFact = {
  [K in FactName]: (typeof FACTS)[K]['kind'] extends RangeKind ? K : never
}[FactName]

/** The thresholds at which a number can be asked for: `from`, `from + by`, … `to`. */
export interface Steps {
  readonly from: number
  readonly to: number
  readonly by: number
}

const MEASURE: Steps = { from: 50, to: 130, by: 5 }

/** Each threshold costs every person of the roster two index entries, so there are none where hardly anybody is. */
export const STEPS: Readonly<Record<RangeFact, Steps>> = {
  playingAge: { from: 1, to: 80, by: 1 },
  heightCm: { from: 100, to: 210, by: 5 },
  bustCm: MEASURE,
  waistCm: MEASURE,
  hipCm: MEASURE,
  shoe: { from: 26, to: 46, by: 1 },
}

// Object.keys forgets what it was asked of.
export const RANGE_FACTS = Object.keys(STEPS) as readonly RangeFact[]

export function isRangeFact(name: string): name is RangeFact {
  return name in STEPS
}

export function stepsOf({ from, to, by }: Steps): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)
}

export interface Range {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/**
 * A range as it can be asked for: each end at the next threshold outwards, so that nobody who was meant is left out; past
 * the last threshold there is no end. `undefined` where nothing is left to ask. Ends that are the wrong way round change places.
 */
export function snapRange(name: RangeFact, { min, max }: Range): Range | undefined {
  if (min !== undefined && max !== undefined && min > max) return snapRange(name, { min: max, max: min })
  const { from, to, by } = STEPS[name]
  const lower =
    min === undefined || min < from ? undefined : Math.min(from + Math.floor((min - from) / by) * by, to)
  const upper =
    max === undefined || max > to ? undefined : Math.max(from + Math.ceil((max - from) / by) * by, from)
  if (lower === undefined && upper === undefined) return undefined
  return { ...(lower === undefined ? {} : { min: lower }), ...(upper === undefined ? {} : { max: upper }) }
}
