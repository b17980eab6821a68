import { expect, it } from 'vitest'
import { classNamesOf } from './classNamesOf.ts'

it("names an artist's classes by the catalogue, and leaves out what it does not know", () => {
  const classes = [{ id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }]
  expect(classNamesOf({ classes: ['ator', 'sumiu'] }, classes)).toEqual(['Ator'])
})
