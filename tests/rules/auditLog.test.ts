import { orderBy, where } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
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

const entry = {
  kind: 'grants',
  actor: 'director',
  subject: 'artist',
  at: { seconds: 1, nanoseconds: 0 },
  detail: { before: [], after: ['AGENT'] },
}

withRules((db) => setDoc(doc(db, 'auditLog/one'), entry))

describe('auditLog', () => {
  describeMatrix({
    existing: 'auditLog/one',
    change: { actor: 'agent' },
    fresh: { path: 'auditLog/fresh', data: entry },
    allowed: { get: ['director'], list: ['director'], create: [], update: [], delete: [] },
  })

  it('lets a director page through what happened, newest first', async () => {
    const log = collection(databaseOf('director'), 'auditLog')
    await assertSucceeds(getDocs(query(log, orderBy('at', 'desc'), limit(50))))
  })

  it('refuses the person concerned the lines about themself', async () => {
    const log = collection(databaseOf('artist'), 'auditLog')
    await assertFails(getDocs(query(log, where('subject', '==', 'artist'), limit(1))))
  })
})
