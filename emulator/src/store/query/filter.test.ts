import { expect, it } from 'vitest'
import { Reference } from '../../values/value.ts'
import { find, freshDatabase, nameOf, put, queryOf, refusalOf } from '../testing/fixtures.ts'
import type { Filter } from '../types.ts'

const NAME_IS_X: Filter = {
  kind: 'field',
  field: '__name__',
  op: 'EQUAL',
  value: new Reference(nameOf('c/x')),
}
const NAME_FROM_A: Filter = {
  kind: 'field',
  field: '__name__',
  op: 'GREATER_THAN',
  value: new Reference(nameOf('c/a')),
}
const N_IS_1: Filter = { kind: 'field', field: 'n', op: 'EQUAL', value: 1n }

const REFUSAL =
  'INVALID_ARGUMENT: Equality on key is not allowed if there are other inequality fields and key does not appear in ' +
  'inequalities.'

it.for<Filter>([
  { kind: 'field', field: 'n', op: 'NOT_EQUAL', value: 42n },
  { kind: 'field', field: 'n', op: 'LESS_THAN', value: 42n },
  { kind: 'field', field: 'n', op: 'NOT_IN', value: [42n] },
  { kind: 'unary', field: 'n', op: 'IS_NOT_NULL' },
])("equality on the name is refused beside another field's $op, whatever joins them", async (inequality) => {
  const database = freshDatabase()
  await put(database, { 'c/x': { n: 1n } })
  const run = (...filters: Filter[]): string[] =>
    find(database, queryOf('c', { where: { kind: 'composite', op: 'AND', filters } }))
  expect(await refusalOf(() => run(inequality, NAME_IS_X))).toBe(REFUSAL)
  const nested: Filter = { kind: 'composite', op: 'AND', filters: [NAME_IS_X] }
  expect(await refusalOf(() => run(nested, inequality))).toBe(REFUSAL)
  expect(run(inequality, NAME_IS_X, NAME_FROM_A)).toEqual(['c/x'])
  expect(run(NAME_IS_X, N_IS_1)).toEqual(['c/x'])
  expect(run(inequality)).toEqual(['c/x'])
})
