import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Timestamp } from '../../values/value.ts'
import type { Fields } from '../../values/value.ts'
import { identicalFields, identicalValues } from '../../values/identical.ts'
import { decodeFieldEntries, encodeFieldEntries, fieldEntryAt } from '../../protobuf/fieldEntries.ts'
import { valueAt } from '../fieldPath.ts'
import { fields } from '../testing/arbitraries.ts'
import { documentValue, packDocument } from './packedDocument.ts'

const PATHS = [['a'], ['b'], ['m'], ['m', 'x'], ['tags'], ['missing'], ['a', 'x'], ['m', 'missing'], ['é']]

function packed(of: Fields): ReturnType<typeof packDocument> {
  const time = new Timestamp(1, 0)
  return packDocument({ name: 'n', fields: of, createTime: time, updateTime: time })
}

it('fields are the same after packing, also when many others were packed since', () => {
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 60 }), (all) => {
      const documents = all.map(packed)
      for (let i = 0; i < 3; i++) packed({ filler: 'x'.repeat(400_000) })
      for (const [i, document] of documents.entries()) {
        expect(identicalFields(document.fields, all[i] ?? {})).toBe(true)
      }
    }),
  )
})

it('a single value can be read from the packed form', () => {
  fc.assert(
    fc.property(fields, (of) => {
      const bytes = encodeFieldEntries({ ...of, é: 'accent', [`long${'x'.repeat(300)}`]: 'y'.repeat(70_000) })
      for (const path of PATHS) {
        const expected = valueAt({ ...of, é: 'accent' }, path)
        const found = fieldEntryAt(bytes, path)
        expect(found === undefined).toBe(expected === undefined)
        expect(identicalValues(found ?? null, expected ?? null)).toBe(true)
      }
    }),
  )
})

it('large and empty fields are kept, too', () => {
  const large = { text: 'é'.repeat(300_000), bytes: new Uint8Array(100_000).fill(7) }
  expect(decodeFieldEntries(packed(large).packed)).toEqual(large)
  expect(packed({}).fields).toEqual({})
  expect(documentValue(packed(large), ['bytes'])).toEqual(large.bytes)
})
