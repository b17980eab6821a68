import fc from 'fast-check'
import { expect, it } from 'vitest'
import { identicalValues } from '../../values/identical.ts'
import { value } from '../testing/arbitraries.ts'
import { decodeValue, encodeValue } from './valueJson.ts'
import type { Json } from './valueJson.ts'

it('every value survives its JSON form as stored', () => {
  fc.assert(
    fc.property(value, (each) => {
      const json = JSON.parse(JSON.stringify(encodeValue(each, 'r/'))) as Json
      expect(identicalValues(decodeValue(json, 'r/'), each)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
