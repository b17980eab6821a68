import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MapValue } from '../values/value.ts'
import { formatFieldPath, parseFieldPath, selectFields, valueAt, withValueAt } from './fieldPath.ts'
import { isReserved } from './names.ts'
import { refusalOf } from './testing/fixtures.ts'

it('every path parses back from its wire form', () => {
  const unit = fc.constantFrom('a', '1', '_', '.', '`', '\\', ' ', '\n', 'é', '\ud800', '😀')
  const segment = fc.string({ minLength: 1, unit }).filter((name) => !isReserved(name))
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toEqual(path)
    }),
  )
})

it.for([
  ['a.b', ['a', 'b']],
  ['`a b`.c', ['a b', 'c']],
  ['`a`.b', ['a', 'b']],
  ['`back\\\\slash\\``', ['back\\slash`']],
  ['`a.b`', ['a.b']],
  ['__name__', ['__name__']],
] as const)('parses %s', ([text, path]) => {
  expect(parseFieldPath(text)).toEqual(path)
})

it.for(['a..b', '.a', 'a.', '1a', 'a b', '`a', 'a`b`', '``', '`a`b', 'a.`b`c'])(
  'refuses %s',
  async (text) => {
    expect(await refusalOf(() => parseFieldPath(text))).toMatch(
      `INVALID_ARGUMENT: Invalid property path "${text}". Unquoted property paths must match regex `,
    )
  },
)

it('refuses the empty path and reserved names', async () => {
  expect(await refusalOf(() => parseFieldPath(''))).toBe(
    'INVALID_ARGUMENT: Invalid empty property path string.',
  )
  expect(await refusalOf(() => parseFieldPath('a.__x__'))).toBe(
    'INVALID_ARGUMENT: field name __x__ is reserved',
  )
})

const fields = { a: 1n, m: new MapValue({ x: 1n, y: 2n }) }

it('reads nested values and never inherited ones', () => {
  expect(valueAt(fields, ['m', 'x'])).toBe(1n)
  expect(valueAt(fields, ['a', 'x'])).toBeUndefined()
  expect(valueAt(fields, ['constructor'])).toBeUndefined()
})

it('sets and removes nested values without touching what was given', () => {
  expect(withValueAt(fields, ['m', 'x'], 5n)).toEqual({ a: 1n, m: new MapValue({ x: 5n, y: 2n }) })
  expect(withValueAt(fields, ['a', 'b'], 5n)).toEqual({ ...fields, a: new MapValue({ b: 5n }) })
  expect(withValueAt(fields, ['m', 'x'], undefined)).toEqual({ a: 1n, m: new MapValue({ y: 2n }) })
  expect(withValueAt(fields, ['q', 'x'], undefined)).toBe(fields)
  expect(fields).toEqual({ a: 1n, m: new MapValue({ x: 1n, y: 2n }) })
})

it('selects only the paths asked for', () => {
  expect(selectFields(fields, [['m', 'y'], ['nope']])).toEqual({ m: new MapValue({ y: 2n }) })
})
