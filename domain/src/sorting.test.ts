import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortRecords } from './sorting.ts'

interface Row {
  readonly id: string
  readonly value?: unknown
}
const idsBy = (rows: readonly Row[], direction: 'asc' | 'desc'): string =>
  sortRecords(rows, 'value', direction)
    .map((row) => row.id)
    .join('')

describe('a sorted list', () => {
  it('has missing values first when ascending and last when descending', () => {
    const rows: Row[] = [{ id: 'b', value: 2 }, { id: 'x' }, { id: 'a', value: 1 }, { id: 'y', value: null }]
    expect(idsBy(rows, 'asc')).toBe('xyab')
    expect(idsBy(rows, 'desc')).toBe('baxy')
  })

  it('has text in the order of Portuguese', () => {
    const rows = ['Zélia', 'Ágata', 'bento', 'Ana', 'Álvaro'].map((value) => ({ id: `${value} `, value }))
    expect(idsBy(rows, 'asc')).toBe('Ágata Álvaro Ana bento Zélia ')
  })

  it('has numbers by size and not by their digits', () => {
    const rows = [10, 9, 100, -1].map((value) => ({ id: `${String(value)} `, value }))
    expect(idsBy(rows, 'asc')).toBe('-1 9 10 100 ')
  })

  it('has anything else as text', () => {
    const rows: Row[] = [
      { id: 't', value: true },
      { id: 'f', value: false },
      { id: '5', value: 5 },
    ]
    expect(idsBy(rows, 'asc')).toBe('5ft')
  })

  it.each(['createdAt', 'updatedAt'] as const)('has %s as a time, whatever carries it', (field) => {
    const rows = [
      { id: 'c', [field]: new Date(3000) },
      { id: 'a', [field]: 1000 },
      { id: 'b', [field]: { seconds: 2, nanoseconds: 0 } },
      { id: 'x', [field]: undefined },
      { id: 'd', [field]: { seconds: 3, nanoseconds: 500_000_000 } },
    ]
    const ids = (direction: 'asc' | 'desc'): string =>
      sortRecords<Record<string, unknown>>(rows, field, direction)
        .map((row) => String(row['id']))
        .join('')
    expect(ids('asc')).toBe('xabcd')
    expect(ids('desc')).toBe('dcbax')
  })

  it('keeps equal records in their order, both ways', () => {
    const rows: Row[] = ['a', 'b', 'c'].map((id) => ({ id, value: 1 }))
    expect(idsBy(rows, 'asc')).toBe('abc')
    expect(idsBy(rows, 'desc')).toBe('abc')
  })

  it('is a new list of the same records, each not after the next', () => {
    const value = fc.option(fc.integer(), { nil: undefined })
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.string(), value })), (rows) => {
        const before = [...rows]
        const sorted = sortRecords(rows, 'value', 'asc')
        expect(rows).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(rows))
        const numbers = sorted.map((row) => row.value ?? -Infinity)
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      }),
    )
  })
})
