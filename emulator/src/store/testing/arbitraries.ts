import fc from 'fast-check'
import type { Fields, Value } from '../../values/value.ts'
import { GeoPoint, MapValue, Timestamp } from '../../values/value.ts'
import type { FieldOperator, Filter, Order, Query, UnaryOperator } from '../types.ts'
import { DOCUMENTS } from './fixtures.ts'

/** Few values of every kind, so that equal ones, and equal ones of different types, are frequent. */
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Value>(0n, 1n, 2n, 3n, 1, 2.5, -0, 2 ** 53, 2n ** 53n + 1n) },
  { weight: 3, arbitrary: fc.constantFrom<Value>('', 'a', 'b', 'B', 'é', '😀', '\uffff') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Value>(
      null,
      true,
      false,
      NaN,
      Infinity,
      new Timestamp(1, 0),
      new GeoPoint(1, 2),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<Value>(new Uint8Array([1]), new Uint8Array([1, 2])) },
)

const array: fc.Arbitrary<Value> = fc.array(scalar, { maxLength: 4 })

/** Any value, two levels deep. */
export const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: array },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.constantFrom('x', 'y'), fc.oneof(scalar, array), { maxKeys: 2 })
      .map((fields) => new MapValue({ ...fields })),
  },
)

const FIELDS = ['a', 'b', 'm.x', 'tags'] as const

/** A document's fields: some of few names, one of them nested, one often an array. */
export const fields: fc.Arbitrary<Fields> = fc
  .record(
    { a: scalar, b: value, x: scalar, tags: fc.oneof({ weight: 4, arbitrary: array }, scalar) },
    { requiredKeys: [] },
  )
  .map(({ x, ...rest }) => (x === undefined ? rest : { ...rest, m: new MapValue({ x }) }))

const comparison: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant('field' as const),
  field: fc.constantFrom(...FIELDS),
  op: fc.constantFrom<FieldOperator>(
    'EQUAL',
    'EQUAL',
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'NOT_EQUAL',
  ),
  value: fc.oneof({ weight: 5, arbitrary: scalar }, value),
})

const containment: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant('field' as const),
  field: fc.constantFrom('tags', 'b'),
  op: fc.constant('ARRAY_CONTAINS' as const),
  value: scalar,
})

const list: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant('field' as const),
  field: fc.constantFrom('a', 'b', 'tags'),
  op: fc.constantFrom<FieldOperator>('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'),
  value: fc.array(scalar, { minLength: 1, maxLength: 3 }),
})

const unary: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant('unary' as const),
  field: fc.constantFrom(...FIELDS),
  op: fc.constantFrom<UnaryOperator>('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'),
})

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 5, arbitrary: comparison },
  { weight: 2, arbitrary: containment },
  { weight: 2, arbitrary: list },
  { weight: 1, arbitrary: unary },
)

function composite(of: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> {
  return fc.record({
    kind: fc.constant('composite' as const),
    op: fc.constantFrom('AND' as const, 'AND' as const, 'OR' as const),
    filters: fc.array(of, { minLength: 1, maxLength: 3 }),
  })
}

const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  { weight: 3, arbitrary: composite(leaf) },
  { weight: 1, arbitrary: composite(fc.oneof(leaf, composite(leaf))) },
)

const order: fc.Arbitrary<Order> = fc.record({
  field: fc.constantFrom('a', 'b', 'm.x'),
  direction: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const),
})

/** Queries of the collections `c`, also as a group; many are refused for what they combine. */
export const query: fc.Arbitrary<Query> = fc
  .record(
    {
      isGroup: fc.boolean(),
      where: filter,
      orderBy: fc.uniqueArray(order, { maxLength: 2, selector: ({ field }) => field }),
      start: fc.record({ value: scalar, before: fc.boolean() }),
      end: fc.record({ value: scalar, before: fc.boolean() }),
      limit: fc.integer({ min: 1, max: 6 }),
      offset: fc.integer({ min: 0, max: 3 }),
      nameDescending: fc.boolean(),
    },
    { requiredKeys: ['isGroup'] },
  )
  .map(({ isGroup, where, orderBy = [], start, end, limit, offset, nameDescending = false }) => {
    const orders = nameDescending
      ? [...orderBy, { field: '__name__', direction: 'DESCENDING' as const }]
      : orderBy
    const cursor = (at: typeof start): Query['startAt'] =>
      at === undefined || orderBy.length === 0 ? undefined : { values: [at.value], before: at.before }
    return {
      parent: DOCUMENTS,
      from: [{ collectionId: 'c', allDescendants: isGroup }],
      where,
      orderBy: orders,
      startAt: cursor(start),
      endAt: cursor(end),
      limit,
      offset,
    }
  })

/** Paths of collections `c` at several depths, and of others. */
export const path: fc.Arbitrary<string> = fc.constantFrom(
  ...['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => `c/${id}`),
  'c/1/c/1',
  'c/2/c/9',
  'd/1/c/3',
  'd/1',
  'c/__id5__',
)
