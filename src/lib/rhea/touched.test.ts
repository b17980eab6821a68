import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { describe, expect, it } from 'vitest'
import { type Touched, touch, untouched } from './touched.ts'

const video = (importance: number, isRequired = false): Criterion => ({
  kind: 'video',
  importance,
  isRequired,
})
const fresh = (importance: number): Criterion => ({ kind: 'freshness', importance, isRequired: false })

/** What is compared with after these changes, one after the other. */
function baseline(first: Criterion[], ...changes: Criterion[][]): readonly Criterion[] {
  return changes.reduce<Touched>(touch, untouched(first)).before
}

describe('what a ranking is compared with', () => {
  it('stays as it stood before the criterion was first touched, as long as it is that one', () => {
    const first = [video(5), fresh(5)]
    expect(baseline(first, [video(6), fresh(5)], [video(9), fresh(5)], [video(2), fresh(5)])).toBe(first)
  })

  it('begins anew with another criterion', () => {
    const second = [video(9), fresh(5)]
    expect(baseline([video(5), fresh(5)], second, [video(9), fresh(3)])).toBe(second)
  })

  it('is what was there before one came or went', () => {
    const alone = [video(5)]
    expect(baseline(alone, [video(5), fresh(5)], [video(5), fresh(8)])).toBe(alone)
    const both = [video(5), fresh(5)]
    expect(baseline(both, alone)).toBe(both)
  })

  it('is nothing where others are ranked, or another set was opened', () => {
    const others = [video(5, true), fresh(5)]
    expect(baseline([video(5), fresh(5)], [video(8), fresh(5)], others)).toBe(others)
    const opened = [video(1), fresh(9)]
    expect(baseline([video(5), fresh(5)], [video(8), fresh(5)], opened)).toBe(opened)
  })

  it('is not moved by the same criteria in other objects', () => {
    const first = [video(5), fresh(5)]
    expect(baseline(first, [video(6), fresh(5)], [video(6), fresh(5)])).toBe(first)
  })
})
