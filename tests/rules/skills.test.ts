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

const canto = {
  id: 'canto',
  type: 'Música',
  descriptionPT: 'Canto',
  descriptionEN: 'Singing',
  descriptionES: 'Canto',
}
const piano = {
  id: 'piano',
  type: 'Música',
  descriptionPT: 'Piano',
  descriptionEN: 'Piano',
  descriptionES: 'Piano',
}

withRules((db) => setDoc(doc(db, 'skills/canto'), canto))

describe('skills', () => {
  describeMatrix({
    existing: 'skills/canto',
    change: { descriptionPT: 'Canto lírico' },
    fresh: { path: 'skills/piano', data: piano },
    allowed: { get: ROLES, list: ROLES, create: ['director'], update: ['director'], delete: ['director'] },
    whole: true,
  })

  it('lets anybody read the whole list, which is small and loaded once', async () => {
    await assertSucceeds(getDocs(collection(databaseOf('visitor'), 'skills')))
  })

  it.each([
    ['an unknown field', { ...piano, extra: true }],
    ['another id', { ...piano, id: 'outro' }],
    ['a description that is no text', { ...piano, descriptionPT: null }],
    ['an empty type', { ...piano, type: '' }],
    ['a description of 121 characters', { ...piano, descriptionES: 'x'.repeat(121) }],
    ['a description in English of 121 characters', { ...piano, descriptionEN: 'x'.repeat(121) }],
    ['a missing type', { id: 'piano', descriptionPT: 'a', descriptionEN: 'b', descriptionES: 'c' }],
  ])('refuses a director %s', async (_case, data) => {
    await assertFails(setDoc(doc(databaseOf('director'), 'skills/piano'), data))
  })
})
