import { expect, it } from 'vitest'
import type { Fields } from '../values/value.ts'
import { MapValue, Timestamp } from '../values/value.ts'
import { packDocument } from '../store/data/packedDocument.ts'
import { IndexCatalogue } from './catalogue.ts'
import { parseDefinition } from './definition.ts'
import { countEntries, hasTooManyEntries } from './entries.ts'
import { composite } from './testSupport.ts'

const NOW = new Timestamp(1, 0)

function documentOf(fields: Fields): ReturnType<typeof packDocument> {
  const name = 'projects/p/databases/(default)/documents/cities/SF'
  return packDocument({ name, fields, createTime: NOW, updateTime: NOW })
}

function catalogueOf(composites: readonly string[], fieldOverrides: readonly object[] = []): IndexCatalogue {
  const indexes = composites.map(composite)
  return new IndexCatalogue(parseDefinition(JSON.stringify({ indexes, fieldOverrides })))
}

/** "Index entries", https://firebase.google.com/docs/firestore/query-data/index-overview#index_entries */
it('counts the entries of the documentation’s example', () => {
  const city = documentOf({
    city_name: 'San Francisco',
    temperatures: new MapValue({ summer: 67n, winter: 55n }),
    neighborhoods: ['Mission', 'Downtown', 'Marina'],
  })
  const composites = [
    'cities: city_name ASC, neighborhoods CONTAINS',
    'cities: city_name DESC, neighborhoods CONTAINS',
  ]
  expect(countEntries('cities', city, catalogueOf([]))).toBe(13)
  expect(countEntries('cities', city, catalogueOf(composites))).toBe(19)
  expect(countEntries('towns', city, catalogueOf(composites))).toBe(13)
  expect(countEntries('cities', city, catalogueOf(['cities: city_name ASC, nothing ASC']))).toBe(13)
})

it('exempted fields have none', () => {
  const overrides = [{ collectionGroup: 'cities', fieldPath: 'facets', indexes: [] }]
  const city = documentOf({ facets: new MapValue({ a: true, b: [1n] }), name: 'x' })
  expect(countEntries('cities', city, catalogueOf([], overrides))).toBe(2)
})

it('40 000 are kept, one more is too many', () => {
  // The array as a whole has two.
  const listOf = (length: number): ReturnType<typeof documentOf> =>
    documentOf({ list: Array.from({ length }, () => null) })
  expect(hasTooManyEntries('cities', listOf(39_998), catalogueOf([]))).toBe(false)
  expect(hasTooManyEntries('cities', listOf(39_999), catalogueOf([]))).toBe(true)
  const composites = ['cities: list CONTAINS, list.a ASC']
  expect(hasTooManyEntries('cities', listOf(39_998), catalogueOf(composites))).toBe(false)
})

it('composite indexes of an array count for each element', () => {
  const city = documentOf({ list: Array.from({ length: 8000 }, () => null), name: 'x' })
  const composites = ['ASC', 'DESC'].flatMap((mode) =>
    ['', '*'].map((group) => `cities${group}: list CONTAINS, name ${mode}`),
  )
  expect(hasTooManyEntries('cities', city, catalogueOf(composites.slice(1)))).toBe(false)
  expect(hasTooManyEntries('cities', city, catalogueOf(composites))).toBe(true)
})
