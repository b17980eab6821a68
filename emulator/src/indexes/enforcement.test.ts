import { expect, it } from 'vitest'
import { answer, collection, collectionGroup, composite, enforcing, orderBy, where } from './testSupport.ts'

const byB = collection('c', where('a', '==', 1), orderBy('b'))
const byBoth = collection('c', where('a', '==', 1), where('d', '==', 1), orderBy('b'))

it('an index is needed by a query that would be refused without it', () => {
  const indexes = enforcing(['c: a ASC, b ASC', 'c: d ASC, b ASC', 'c: a ASC, d ASC'])
  expect(indexes.report('p').indexes.map(({ needed }) => needed)).toEqual([false, false, false])
  answer(indexes, byB)
  expect(indexes.report('p').indexes.map(({ needed }) => needed)).toEqual([true, false, false])
  answer(indexes, byBoth)
  expect(indexes.report('p').indexes.map(({ needed }) => needed)).toEqual([true, true, false])
  expect(indexes.report('other').indexes.map(({ needed }) => needed)).toEqual([false, false, false])
})

it('of two indexes that serve alike neither is needed', () => {
  const indexes = enforcing(['c: a ASC, b ASC', 'c: a DESC, b ASC'])
  expect(answer(indexes, byB)).toBe('served')
  expect(indexes.report('p').indexes.map(({ needed }) => needed)).toEqual([false, false])
})

it('indexes that an override adds are told of, too', () => {
  const override = {
    collectionGroup: 'c',
    fieldPath: 'a',
    indexes: ['COLLECTION', 'COLLECTION_GROUP'].map((queryScope) => ({ order: 'ASCENDING', queryScope })),
  }
  const indexes = enforcing([], [override])
  const label = 'c (COLLECTION_GROUP): a ASCENDING'
  expect(indexes.report('p').indexes).toEqual([{ index: label, needed: false }])
  answer(indexes, collectionGroup('c', where('a', '==', 1)))
  expect(indexes.report('p').indexes).toEqual([{ index: label, needed: true }])
})

it('refusals are counted by what they say', () => {
  const indexes = enforcing([])
  const messages = [byB, byB, byBoth].map((query) => answer(indexes, query))
  expect(indexes.report('p').refused).toEqual([
    { message: messages[0], count: 2 },
    { message: messages[2], count: 1 },
  ])
})

it('takes other definitions, and keeps the last good ones', () => {
  const indexes = enforcing([])
  expect(answer(indexes, byB)).not.toBe('served')
  indexes.load(JSON.stringify({ indexes: [composite('c: a ASC, b ASC')] }))
  expect(answer(indexes, byB)).toBe('served')
  expect(() => indexes.load('{')).toThrow(/JSON/)
  expect(answer(indexes, byB)).toBe('served')
  indexes.load('{ "indexes": [] }')
  expect(answer(indexes, byB)).not.toBe('served')
})
