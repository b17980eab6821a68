import { expect, it } from 'vitest'
import { exportedFields } from './rosterExport.ts'

it('exports the gender with the classes, whose names depend on it, and with nothing else', () => {
  expect(exportedFields(['classes', 'city'])).toEqual(['uid', 'artisticName', 'classes', 'city', 'gender'])
  expect(exportedFields(['city'])).toEqual(['uid', 'artisticName', 'city'])
})
