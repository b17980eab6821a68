import { deleteDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
  databaseOf,
  describeMatrix,
  doc,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const STAFF = ['agent', 'director'] as const
const READ_BY_STAFF = { get: STAFF, list: STAFF, create: [], update: [], delete: [] }

const saved = {
  name: 'Elenco fixo',
  criteria: [{ kind: 'video', importance: 5, isRequired: false }],
  version: 1,
  createdAt: AT,
}
const set = { ...saved, isArchived: false, updatedAt: AT }

withRules(async (db) => {
  await setDoc(doc(db, 'rheaCriteria/fixo'), set)
  await setDoc(doc(db, 'rheaCriteria/fixo/versions/1'), saved)
})

describe('rheaCriteria', () => {
  describeMatrix({
    existing: 'rheaCriteria/fixo',
    change: { isArchived: true },
    fresh: { path: 'rheaCriteria/outro', data: set },
    allowed: READ_BY_STAFF,
  })

  it('take in by no hand what may not be ranked by', async () => {
    for (const role of STAFF) {
      const db = databaseOf(role)
      for (const kind of ['ethnicity', 'gender', 'health', 'accessNeeds', 'disability', 'union', 'fee']) {
        const criteria = [{ kind, importance: 10, isRequired: true }]
        await assertFails(setDoc(doc(db, `rheaCriteria/${kind}`), { ...set, criteria }))
        await assertFails(updateDoc(doc(db, 'rheaCriteria/fixo'), { criteria }))
        await assertFails(updateDoc(doc(db, 'rheaCriteria/fixo/versions/1'), { criteria }))
      }
    }
  })
})

describe('the versions of a set', () => {
  describeMatrix({
    existing: 'rheaCriteria/fixo/versions/1',
    change: { name: 'Outro' },
    fresh: { path: 'rheaCriteria/fixo/versions/2', data: { ...saved, version: 2 } },
    allowed: READ_BY_STAFF,
  })

  it('stay as they are for directors, too', async () => {
    const version = doc(databaseOf('director'), 'rheaCriteria/fixo/versions/1')
    await assertFails(setDoc(version, { ...saved, name: 'Outro' }))
    await assertFails(deleteDoc(version))
  })
})
