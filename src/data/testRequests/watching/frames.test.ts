import { expect, it } from 'vitest'
import { frameTarget, type Frames, withFrame } from './frames.ts'

const seen = (...times: readonly number[]): Frames => times.reduce<Frames>(withFrame, {})

it('learns how long a picture stays from those that follow each other', () => {
  expect(seen(0, 0.04, 0.08).length).toBeCloseTo(0.04)
  // One was left out, and somebody went elsewhere.
  expect(seen(0, 0.08, 0.12, 0.2, 4, 1).length).toBeCloseTo(0.04)
  expect(seen(0)).toEqual({ mediaTime: 0 })
})

it('goes to the middle of the neighbour, wherever in a picture it stands', () => {
  const frames = { mediaTime: 1, length: 0.04 }
  expect(frameTarget(frames, 1, 1)).toBeCloseTo(1.06)
  expect(frameTarget(frames, 1.039, 1)).toBeCloseTo(1.079)
  expect(frameTarget(frames, 1.039, -1)).toBeCloseTo(0.98)
  expect(frameTarget(frames, 1, -1)).toBeCloseTo(0.96)
})

it('goes on where a picture stays longer than the others, and not before the beginning', () => {
  const frames = { mediaTime: 1, length: 0.04 }
  const first = frameTarget(frames, 1, 1)
  expect(frameTarget(frames, first, 1)).toBeCloseTo(first + 0.04)
  expect(frameTarget({ mediaTime: 0, length: 0.04 }, 0, -1)).toBe(0)
})

it('takes thirty pictures a second for granted where nothing is known', () => {
  expect(frameTarget({}, 2, 1)).toBeCloseTo(2 + 1.5 / 30)
})
