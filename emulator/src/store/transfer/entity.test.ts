import fc from 'fast-check'
import { expect, it } from 'vitest'
import { identicalFields } from '../../values/identical.ts'
import { MapValue, Reference, Timestamp } from '../../values/value.ts'
import { fields as anyFields } from '../testing/arbitraries.ts'
import { readEntity } from './readEntity.ts'
import { writeEntity } from './writeEntity.ts'

const ROOT = 'projects/demo/databases/(default)/documents'

it('a document is written as Google’s emulator writes it', () => {
  // { key { app, path { element { type: "c", id: 7 } } }, raw_property { name: "n", value { 2 } }, group … }
  const expected =
    '6a13 6a08 6465767e64656d6f 7207 0b 120163 1807 0c 7a09 1a016e 2000 2a020802 820107 0b 120163 1807 0c'
  expect(writeEntity(`${ROOT}/c/__id7__`, { n: 2n }).toString('hex')).toBe(expected.replaceAll(' ', ''))
})

it('an empty array is a property of its own kind', () => {
  const bytes = writeEntity(`${ROOT}/c/a`, { list: [] }).toString('hex')
  expect(bytes).toContain('720c0818 1a046c697374 2000 2a00'.replaceAll(' ', ''))
})

it('fields of every kind come back', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const entity = readEntity(writeEntity(`${ROOT}/c/a`, fields))
      expect(identicalFields(entity.fields, fields)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('times, references, vectors and what is empty come back', () => {
  const vector = (value: readonly number[]): MapValue => new MapValue({ __type__: '__vector__', value })
  const fields = {
    first: new Timestamp(-62_135_596_800, 0),
    before: new Timestamp(-1, 999_999_000),
    last: new Timestamp(253_402_300_799, 999_999_000),
    here: new Reference(`${ROOT}/c/a/sub/__id-3__`),
    there: new Reference('projects/other/databases/second/documents/c/x'),
    vector: vector([1, 2.5]),
    none: vector([]),
    inside: [vector([3]), new MapValue({}), new MapValue({ list: [], map: new MapValue({ list: [null] }) })],
    bytes: new Uint8Array([0, 255]),
    text: '',
  }
  const name = 'projects/p/databases/second/documents/missing/m/sub/__id9223372036854775807__'
  expect(readEntity(writeEntity(name, fields))).toEqual({
    databaseId: 'second',
    path: 'missing/m/sub/__id9223372036854775807__',
    fields,
  })
})
