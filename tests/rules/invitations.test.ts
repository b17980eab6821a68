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

const invitation = {
  prepared: { artisticName: 'Dora', email: 'dora@example.com', facts: {} },
  key: 'k'.repeat(32),
  invitedBy: 'agent',
  at: new Date(0),
  expiresAt: new Date(1),
}

withRules((db) => setDoc(doc(db, 'invitations/dora'), invitation))

describe('invitations', () => {
  describeMatrix({
    existing: 'invitations/dora',
    change: { key: 'x'.repeat(32) },
    fresh: { path: 'invitations/outra', data: invitation },
    allowed: {
      get: [],
      list: ['agent', 'director'],
      create: [],
      update: [],
      delete: ['agent', 'director'],
    },
  })

  it('are listed with the newest first', async () => {
    const all = collection(databaseOf('agent'), 'invitations')
    await assertSucceeds(getDocs(query(all, orderBy('at', 'desc'), limit(25))))
  })
})
