import { describe, expect, it } from 'vitest'
import { StatusError } from '../status.ts'
import { toDisjuncts } from './disjuncts.ts'
import type { FieldFilter, Filter } from './types.ts'

function field(name: string, op: FieldFilter['op'] = 'EQUAL', value: FieldFilter['value'] = 1n): FieldFilter {
  return { kind: 'field', field: [name], op, value }
}

function texts(filter: Filter | undefined): string[] {
  return toDisjuncts(filter).map((each) =>
    each
      .map(
        ({ field: path, op, value }) =>
          `${path.join('.')} ${op} ${Array.isArray(value) ? value.join() : typeof value === 'bigint' ? value : ''}`,
      )
      .join(' & '),
  )
}

describe('toDisjuncts', () => {
  it('has one disjunct without conditions where there is no filter', () => {
    expect(toDisjuncts(undefined)).toEqual([[]])
  })

  it('multiplies out "or" within "and"', () => {
    const or: Filter = { kind: 'or', filters: [field('a'), field('b')] }
    const other: Filter = {
      kind: 'or',
      filters: [field('c'), { kind: 'and', filters: [field('d'), field('e')] }],
    }
    expect(texts({ kind: 'and', filters: [or, other] })).toEqual([
      'a EQUAL 1 & c EQUAL 1',
      'a EQUAL 1 & d EQUAL 1 & e EQUAL 1',
      'b EQUAL 1 & c EQUAL 1',
      'b EQUAL 1 & d EQUAL 1 & e EQUAL 1',
    ])
  })

  it('expands IN and ARRAY_CONTAINS_ANY but not NOT_IN', () => {
    expect(texts(field('a', 'IN', [1n, 2n]))).toEqual(['a EQUAL 1', 'a EQUAL 2'])
    expect(texts(field('a', 'ARRAY_CONTAINS_ANY', [1n, 2n]))).toEqual([
      'a ARRAY_CONTAINS 1',
      'a ARRAY_CONTAINS 2',
    ])
    expect(texts(field('a', 'NOT_IN', [1n, 2n]))).toEqual(['a NOT_IN 1,2'])
  })

  it('gives up before a filter grows beyond measure', () => {
    const ten = field(
      'a',
      'IN',
      Array.from({ length: 10 }, (_, n) => BigInt(n)),
    )
    expect(toDisjuncts({ kind: 'and', filters: [ten, ten, ten] })).toHaveLength(1000)
    expect(() => toDisjuncts({ kind: 'and', filters: [ten, ten, ten, ten] })).toThrow(StatusError)
  })
})
