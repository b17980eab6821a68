import { limit, orderBy, where } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  asAdmin,
  type Caller,
  assertFails,
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
/** Some who have lost what let them in are still written down as being in it. */
const GONE = ['revoked', 'ended', 'forged', 'bare']

const team = {
  participants: ['agent', 'colleague', ...GONE],
  names: { agent: 'Bia', colleague: 'Caio' },
  moves: [],
  n: 1,
  last: { sender: 'agent', text: 'Bom dia', at: AT },
  waits: false,
  createdAt: AT,
}
const conversation = { ...team, artistId: 'artist', participants: ['artist', 'agent', ...GONE], waits: true }
const message = { sender: 'agent', text: 'Bom dia', n: 1, at: AT }

withRules(async (db) => {
  await setDoc(doc(db, 'conversations/artist'), conversation)
  await setDoc(doc(db, 'conversations/artist/messages/um'), { ...message, artistId: 'artist' })
  // Whoever ended this sign-in from another device is nobody in their own conversation, too.
  await setDoc(doc(db, 'conversations/ended'), { ...conversation, artistId: 'ended' })
  await setDoc(doc(db, 'conversations/agent_colleague'), team)
  await setDoc(doc(db, 'conversations/agent_colleague/messages/um'), message)
})

const ofCaller = (caller: Caller) =>
  query(
    collection(databaseOf(caller), 'conversations'),
    where('participants', 'array-contains', caller),
    orderBy('last.at', 'desc'),
    limit(20),
  )

describe('an artist’s conversation with the agency', () => {
  describeMatrix({
    existing: 'conversations/artist',
    change: { n: 7 },
    fresh: { path: 'conversations/outra', data: conversation },
    listWith: () => [where('waits', '==', true), orderBy('last.at', 'desc')],
    // Staff who are not in it know that the artist waits, and may come in.
    allowed: {
      get: ['artist', 'agent', 'director'],
      list: ['agent', 'director'],
      create: [],
      update: [],
      delete: [],
    },
  })

  it('is listed to those of staff who are in it', async () => {
    await assertSucceeds(getDocs(ofCaller('agent')))
    await assertFails(getDocs(ofCaller('otherArtist')))
    await assertFails(getDocs(ofCaller('bare')))
    await assertFails(getDoc(doc(databaseOf('ended'), 'conversations/ended')))
  })

  it('is listed to others of staff only where its artist waits', async () => {
    const all = collection(databaseOf('director'), 'conversations')
    await assertFails(getDocs(query(all, limit(20))))
    await assertFails(getDocs(query(all, where('waits', '==', false), limit(20))))
  })

  it('is nobody’s where there is none, for its artist and for staff', async () => {
    await assertSucceeds(getDoc(doc(databaseOf('otherArtist'), 'conversations/otherArtist')))
    await assertSucceeds(getDoc(doc(databaseOf('agent'), 'conversations/otherArtist')))
    await assertFails(getDoc(doc(databaseOf('artist'), 'conversations/otherArtist')))
  })
})

describe('what was said in an artist’s conversation', () => {
  describeMatrix({
    existing: 'conversations/artist/messages/um',
    change: { text: 'Outra coisa' },
    fresh: { path: 'conversations/artist/messages/dois', data: message },
    allowed: { get: ['artist', 'agent'], list: ['artist', 'agent'], create: [], update: [], delete: [] },
  })

  it('is closed at once to who is taken out', async () => {
    const said = doc(databaseOf('agent'), 'conversations/artist/messages/um')
    await assertSucceeds(getDoc(said))
    await asAdmin((db) => updateDoc(doc(db, 'conversations/artist'), { participants: ['artist'] }))
    await assertFails(getDoc(said))
  })
})

describe('a conversation among staff', () => {
  describeMatrix({
    existing: 'conversations/agent_colleague',
    change: { n: 7 },
    fresh: { path: 'conversations/agent_director', data: team },
    listWith: (caller) => [where('participants', 'array-contains', caller), orderBy('last.at', 'desc')],
    // A list of one’s own is empty for who is in none.
    allowed: { get: ['agent'], list: ['agent', 'director'], create: [], update: [], delete: [] },
  })
})

describe('what was said among staff', () => {
  describeMatrix({
    existing: 'conversations/agent_colleague/messages/um',
    change: { text: 'Outra coisa' },
    fresh: { path: 'conversations/agent_colleague/messages/dois', data: message },
    allowed: { get: ['agent'], list: ['agent'], create: [], update: [], delete: [] },
  })
})
