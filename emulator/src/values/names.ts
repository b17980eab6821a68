import { compareUnits } from './strings.ts'

const SLASH = 47
const NUMERIC_ID = /^__id(-?\d+)__$/

/**
 * Order of resource names (or relative paths): segment by segment, a prefix first, numeric ids `__id5__` before all
 * others and by number, others by code point. See docs/protocol.md, "Order of values".
 */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  let i = 0
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i++
  const start = i === 0 ? 0 : a.lastIndexOf('/', i - 1) + 1
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) {
    const order = compareIds(segmentAt(a, start), segmentAt(b, start))
    if (order !== 0) return order
  }
  if (i === length) return a.length - b.length
  const x = a.charCodeAt(i)
  const y = b.charCodeAt(i)
  if (x === SLASH) return -1
  if (y === SLASH) return 1
  return compareUnits(x, y)
}

function segmentAt(name: string, start: number): string {
  const end = name.indexOf('/', start)
  return end < 0 ? name.slice(start) : name.slice(start, end)
}

/** Order of two ids where at least one may be numeric; 0 when neither is (or both are the same number). */
function compareIds(a: string, b: string): number {
  const x = numericId(a)
  const y = numericId(b)
  if (x === undefined) return y === undefined ? 0 : 1
  if (y === undefined) return -1
  return x < y ? -1 : x > y ? 1 : 0
}

/** The number of an id `__id<int64>__`, or undefined for every other id. */
export function numericId(id: string): bigint | undefined {
  const digits = NUMERIC_ID.exec(id)?.[1]
  if (digits === undefined) return undefined
  const number = BigInt(digits)
  return BigInt.asIntN(64, number) === number ? number : undefined
}
