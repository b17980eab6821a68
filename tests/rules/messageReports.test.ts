import { orderBy } from 'firebase/firestore'
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

const report = {
  conversationId: 'artist',
  messageId: 'um',
  artistId: 'artist',
  sender: 'agent',
  senderName: 'Bia',
  text: 'Bom dia',
  attachments: 0,
  reportedBy: 'artist',
  reporterName: 'Ana',
  reason: 'outro',
  message: '',
  at: { seconds: 1, nanoseconds: 0 },
}

withRules((db) => setDoc(doc(db, 'messageReports/one'), report))

describe('messageReports', () => {
  describeMatrix({
    existing: 'messageReports/one',
    change: { message: 'outra' },
    fresh: { path: 'messageReports/fresh', data: report },
    allowed: { get: ['director'], list: ['director'], create: [], update: [], delete: ['director'] },
  })

  it('are paged through by directors, newest first, and hidden from those whom they are about', async () => {
    const reports = (caller: 'director' | 'agent') =>
      query(collection(databaseOf(caller), 'messageReports'), orderBy('at', 'desc'), limit(50))
    await assertSucceeds(getDocs(reports('director')))
    await assertFails(getDocs(reports('agent')))
  })
})
