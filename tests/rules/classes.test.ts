import { describe, it } from 'vitest'
import {
  assertFails,
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDocs,
  ROLES,
  setDoc,
  withRules,
} from '../support/rules/rules.ts'

const ator = { id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }
const modelo = { id: 'modelo', key: 'modelo', nameEN: 'Model', namePT: 'Modelo' }

withRules((db) => setDoc(doc(db, 'classes/ator'), ator))

describe('classes', () => {
  describeMatrix({
    existing: 'classes/ator',
    change: { namePT: 'Atriz' },
    fresh: { path: 'classes/modelo', data: modelo },
    allowed: { get: ROLES, list: ROLES, create: ['director'], update: ['director'], delete: ['director'] },
    whole: true,
  })

  it('lets anybody read the whole list, which is small and loaded once', async () => {
    await assertSucceeds(getDocs(collection(databaseOf('visitor'), 'classes')))
  })

  it.each([
    ['an unknown field', { ...modelo, extra: true }],
    ['another id', { ...modelo, id: 'outro' }],
    ['a name that is no text', { ...modelo, namePT: 7 }],
    ['an empty name', { ...modelo, namePT: '' }],
    ['a name of 81 characters', { ...modelo, nameEN: 'x'.repeat(81) }],
    ['a missing key', { id: 'modelo', nameEN: 'Model', namePT: 'Modelo' }],
    ['a key that is a map', { ...modelo, key: { a: 1 } }],
  ])('refuses a director %s', async (_case, data) => {
    await assertFails(setDoc(doc(databaseOf('director'), 'classes/modelo'), data))
  })
})
