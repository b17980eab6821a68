import { expect, it } from 'vitest'
import { exportedFields } from './rosterExport.ts'

it('exports the gender only together with the classes, whose names depend on it', () => {
  expect(exportedFields(['classes', 'city'])).toEqual(['uid', 'artisticName', 'classes', 'city', 'gender'])
  expect(exportedFields(['city'])).toEqual(['uid', 'artisticName', 'city'])
})
