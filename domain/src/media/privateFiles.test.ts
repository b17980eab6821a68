import { describe, expect, it } from 'vitest'
import { MAX_RANGE_BYTES, rangeOf } from './privateFiles.ts'

const LARGE = 200 * 1024 * 1024

describe('the bytes that are answered', () => {
  it.each([
    ['bytes=0-', 100, { start: 0, end: 99 }],
    ['bytes=0-0', 100, { start: 0, end: 0 }],
    ['bytes=10-19', 100, { start: 10, end: 19 }],
    ['bytes=90-500', 100, { start: 90, end: 99 }],
    ['bytes=-10', 100, { start: 90, end: 99 }],
    ['bytes=-500', 100, { start: 0, end: 99 }],
    [undefined, 100, { start: 0, end: 99 }],
    // Not ours to understand: the whole of it.
    ['bytes=0-1,5-6', 100, { start: 0, end: 99 }],
    ['lines=0-1', 100, { start: 0, end: 99 }],
    ['bytes=a-b', 100, { start: 0, end: 99 }],
  ])('of %s in %i bytes', (header, size, range) => {
    expect(rangeOf(header, size)).toEqual(range)
  })

  it.each([
    ['bytes=0-', 0],
    [`bytes=${String(LARGE / 2)}-`, LARGE / 2],
    [`bytes=5-${String(LARGE)}`, 5],
  ])('are at most eight megabytes: %s', (header, start) => {
    expect(rangeOf(header, LARGE)).toEqual({ start, end: start + MAX_RANGE_BYTES - 1 })
  })

  it('of the end of a large file are its end, or a piece of it', () => {
    expect(rangeOf('bytes=-100', LARGE)).toEqual({ start: LARGE - 100, end: LARGE - 1 })
    expect(rangeOf(`bytes=-${String(LARGE)}`, LARGE)).toEqual({ start: 0, end: MAX_RANGE_BYTES - 1 })
  })

  it.each([
    ['bytes=100-', 100],
    ['bytes=5-4', 100],
    ['bytes=-0', 100],
    ['bytes=0-', 0],
    [undefined, 0],
    [undefined, MAX_RANGE_BYTES + 1],
  ])('are none for %s in %i bytes', (header, size) => {
    expect(rangeOf(header, size)).toBeUndefined()
  })
})
