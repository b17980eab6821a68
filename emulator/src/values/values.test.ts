import fc from 'fast-check'
import { expect, it } from 'vitest'
import { value } from '../store/testing/arbitraries.ts'
import { compareValues } from './compare.ts'
import { equalityKey } from './equalityKey.ts'
import { identicalValues } from './identical.ts'
import { compareNames } from './names.ts'
import { documentSize } from './size.ts'
import { compareStrings } from './strings.ts'
import { fromMicros, toExactMicros, toMicros } from './timestamps.ts'
import { MapValue, Timestamp } from './value.ts'

it('the order of values is total: antisymmetric and transitive', () => {
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0)
      const [x = null, y = null, z = null] = [a, b, c].toSorted(compareValues)
      expect(compareValues(x, y)).toBeLessThanOrEqual(0)
      expect(compareValues(x, z)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 1000 },
  )
})

it('equality keys agree with the order, identity implies equality', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(equalityKey(a) === equalityKey(b)).toBe(compareValues(a, b) === 0)
      expect(identicalValues(a, b) && compareValues(a, b) !== 0).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

it('identity tells 1 from 1.0 and 0 from -0, at any depth', () => {
  expect(identicalValues([1n], [1])).toBe(false)
  expect(identicalValues(new MapValue({ a: 0 }), new MapValue({ a: -0 }))).toBe(false)
  expect(identicalValues(new MapValue({ a: 1n, b: NaN }), new MapValue({ b: NaN, a: 1n }))).toBe(true)
})

it('strings are in order of their UTF-8 bytes', () => {
  const unit = fc.constantFrom('\0', 'a', 'b', 'é', '\ud7ff', '\ue000', '\uffff', '😀', '𐀀')
  const text = fc.string({ unit, maxLength: 4 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
  )
})

it('names are in order segment by segment, whatever their characters', () => {
  const segment = fc.constantFrom(
    'a',
    'a\u0001',
    'a.b',
    'aa',
    '😀',
    '\uffff',
    '__id2__',
    '__id10__',
    '__id-1__',
    '__x',
  )
  const name = fc.array(segment, { minLength: 1, maxLength: 3 })
  const rank = (id: string): [number, bigint, string] => {
    const digits = /^__id(-?\d+)__$/.exec(id)?.[1]
    return digits === undefined ? [1, 0n, id] : [0, BigInt(digits), '']
  }
  const compareIds = (a: string, b: string): number => {
    const [kindA, numberA, textA] = rank(a)
    const [kindB, numberB, textB] = rank(b)
    return kindA - kindB || Number(numberA - numberB) || compareStrings(textA, textB)
  }
  fc.assert(
    fc.property(name, name, (a, b) => {
      const at = a.findIndex((id, i) => i >= b.length || compareIds(id, b[i] ?? '') !== 0)
      const expected =
        at < 0 ? a.length - b.length : at >= b.length ? 1 : compareIds(a[at] ?? '', b[at] ?? '')
      expect(Math.sign(compareNames(a.join('/'), b.join('/')))).toBe(Math.sign(expected))
    }),
    { numRuns: 2000 },
  )
})

it('microseconds convert both ways, before 1970 too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 4e15 }), (micros) => {
      expect(toMicros(fromMicros(micros))).toBe(micros)
      expect(toExactMicros(fromMicros(micros))).toBe(BigInt(micros))
    }),
  )
  expect(fromMicros(-1)).toEqual(new Timestamp(-1, 999_999_000))
})

it('sizes follow the documented example', () => {
  // https://firebase.google.com/docs/firestore/storage-size: users/jeff/tasks/my_task_id, 147 bytes.
  const fields = { type: 'Personal', done: false, priority: 1n, description: 'Learn Cloud Firestore' }
  expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147)
})
