import { orderBy, where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import {
  assertFails,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
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

withRules(async (db) => {
  await setDoc(doc(db, 'messageReports/one'), report)
  await setDoc(doc(db, 'messageReports/director'), { ...report, sender: 'director' })
})

describe('messageReports', () => {
  describeMatrix({
    existing: 'messageReports/one',
    change: { message: 'outra' },
    fresh: { path: 'messageReports/fresh', data: report },
    listWith: (caller) => [where('sender', '!=', caller)],
    allowed: { get: ['director'], list: ['director'], create: [], update: [], delete: [] },
  })

  it('are paged through by directors, newest first, without those about the reader', async () => {
    const reports = (caller: 'director' | 'agent', accused: string = caller) =>
      query(
        collection(databaseOf(caller), 'messageReports'),
        where('sender', '!=', accused),
        orderBy('at', 'desc'),
        limit(50),
      )
    expect((await getDocs(reports('director'))).docs.map(({ id }) => id)).toEqual(['one'])
    await assertFails(getDocs(reports('director', 'agent')))
    await assertFails(getDocs(reports('agent')))
  })

  it('are not read by the director whom they accuse', async () => {
    const director = databaseOf('director')
    await assertFails(getDoc(doc(director, 'messageReports/director')))
    const own = query(collection(director, 'messageReports'), where('sender', '==', 'director'), limit(50))
    await assertFails(getDocs(own))
  })
})
