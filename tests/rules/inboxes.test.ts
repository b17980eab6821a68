import { FieldPath } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
  assertSucceeds,
  databaseOf,
  describeMatrix,
  doc,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const inbox = { last: { artist: 7, agent_director: 3 }, read: { artist: 2 } }

withRules(async (db) => {
  await setDoc(doc(db, 'inboxes/artist'), inbox)
  await setDoc(doc(db, 'inboxes/agent'), inbox)
})

const read = (conversationId: string, n: unknown, touched = conversationId) =>
  updateDoc(
    doc(databaseOf('artist'), 'inboxes/artist'),
    new FieldPath('read', conversationId),
    n,
    'touched',
    touched,
  )

describe('inboxes', () => {
  describeMatrix({
    existing: 'inboxes/artist',
    change: { 'read.artist': 5, touched: 'artist' },
    // With numbers that stand nowhere: they are reckoned from the others.
    fresh: { path: 'inboxes/otherArtist', data: { ...inbox, unread: 5, unreadInAll: 5, n: 7 } },
    allowed: { get: ['artist'], list: [], create: [], update: ['artist'], delete: [] },
    hostile: { optional: ['unread', 'unreadInAll', 'n'] },
  })

  it('say how far somebody has read, and never less', async () => {
    await assertSucceeds(read('artist', 3))
    await assertSucceeds(read('artist', 7))
    await assertFails(read('artist', 6))
    await assertFails(read('artist', 7))
  })

  it('say no more than there is to read', async () => {
    await assertFails(read('artist', 8))
    await assertFails(read('artist', 2.5))
    await assertFails(read('artist', '5'))
    await assertSucceeds(read('agent_director', 3))
    await assertFails(read('another', 1))
  })

  it('are raised in one conversation at a time, and nowhere else', async () => {
    const own = doc(databaseOf('artist'), 'inboxes/artist')
    await assertFails(
      updateDoc(own, { 'read.artist': 9, 'read.agent_director': 1, touched: 'agent_director' }),
    )
    await assertFails(read('artist', 5, 'agent_director'))
    await assertFails(updateDoc(own, { 'read.artist': 5 }))
    await assertFails(updateDoc(own, { 'last.artist': 9, 'read.artist': 9, touched: 'artist' }))
    await assertFails(updateDoc(own, { 'last.artist': 9, 'read.artist': 5, touched: 'artist' }))
    await assertFails(updateDoc(own, { 'last.artist': 2 }))
  })
})
