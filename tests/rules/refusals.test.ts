import { orderBy } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDocs,
  limit,
  query,
  setDoc,
  withRules,
} from '../support/rules/rules.ts'

const day = { day: '2026-11-22', counts: { signIn: 3 } }

withRules((db) => setDoc(doc(db, 'refusals/2026-11-22'), day))

describe('refusals', () => {
  describeMatrix({
    existing: 'refusals/2026-11-22',
    change: { counts: {} },
    fresh: { path: 'refusals/2026-11-23', data: day },
    allowed: { get: [], list: ['director'], create: [], update: [], delete: [] },
  })

  it('lets a director see the latest days first', async () => {
    const days = collection(databaseOf('director'), 'refusals')
    await assertSucceeds(getDocs(query(days, orderBy('day', 'desc'), limit(30))))
  })
})
