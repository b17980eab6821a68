import {
  deleteDoc,
  documentId,
  getAggregateFromServer,
  orderBy,
  serverTimestamp,
  sum,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import { makeProfile } from '../support/people.ts'
import {
  asAdmin,
  assertFails,
  assertSucceeds,
  collection,
  collectionGroup,
  databaseOf,
  describeMatrix,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const signInEvent = { kind: 'signIn', at: { seconds: 1, nanoseconds: 0 }, device: 'Chrome no Android' }

const noted = serverTimestamp()
const note = { author: 'agent', text: 'Chega cedo e sabe o texto.', at: noted }

withRules(async (db) => {
  for (const about of ['artist', 'agent', 'director']) {
    for (const author of ['agent', 'director', 'artist'])
      await setDoc(doc(db, `profiles/${about}/notes/${author}`), { ...note, author })
  }
  await setDoc(doc(db, 'profiles/artist/private-data/details'), { legalName: 'Ana de Souza' })
  await setDoc(doc(db, 'profiles/artist/accountEvents/one'), signInEvent)
  await setDoc(doc(db, 'profiles/artist/settings/notices'), { off: [] })
})

describe('profiles', () => {
  describeMatrix({
    existing: 'profiles/artist',
    change: { bio: 'outra' },
    fresh: { path: 'profiles/fresh', data: makeProfile('fresh') },
    allowed: {
      get: ['artist', 'agent', 'director'],
      list: ['agent', 'director'],
      create: [],
      update: [],
      delete: [],
    },
  })

  it('refuses an artist the grants that would make a director', async () => {
    await assertFails(updateDoc(doc(databaseOf('artist'), 'profiles/artist'), { grants: ['DIRECTOR'] }))
  })

  it('refuses a bare account its own profile, written past the functions', async () => {
    await assertFails(
      setDoc(doc(databaseOf('bare'), 'profiles/bare'), makeProfile('bare', { grants: ['AGENT'] })),
    )
  })

  it.each(['visitor', 'bare', 'artist', 'otherArtist'] as const)(
    'refuses %s every way of asking for e-mail, phone or birth date by query',
    async (role) => {
      const profiles = collection(databaseOf(role), 'profiles')
      const asked = [
        query(profiles, where('email', '==', 'artist@example.com'), limit(1)),
        query(profiles, where('username', '==', 'nome-artist'), limit(1)),
        query(profiles, where('phone', '>=', '1'), orderBy('phone'), limit(1)),
        query(profiles, orderBy('birthDate'), limit(1)),
        query(profiles, where(documentId(), '==', 'otherArtist'), limit(1)),
        query(collectionGroup(databaseOf(role), 'profiles'), limit(1)),
      ]
      for (const question of asked) {
        await assertFails(getDocs(question))
        await assertFails(getCountFromServer(question))
      }
      await assertFails(getAggregateFromServer(query(profiles, limit(1)), { phones: sum('phone') }))
    },
  )

  it('answers a bare account that its own profile is missing', async () => {
    await assertSucceeds(getDoc(doc(databaseOf('bare'), 'profiles/bare')))
  })

  it('stops an agent at the next request once the grant is taken away', async () => {
    await assertSucceeds(getDoc(doc(databaseOf('agent'), 'profiles/artist')))
    await asAdmin((db) => updateDoc(doc(db, 'profiles/agent'), { grants: [] }))
    await assertFails(getDoc(doc(databaseOf('agent'), 'profiles/artist')))
  })
})

describe('private details', () => {
  describeMatrix({
    existing: 'profiles/artist/private-data/details',
    change: { drt: '1' },
    fresh: { path: 'profiles/otherArtist/private-data/details', data: { legalName: 'B' } },
    allowed: { get: ['artist'], list: [], create: [], update: [], delete: [] },
  })
})

describe('account events', () => {
  describeMatrix({
    existing: 'profiles/artist/accountEvents/one',
    change: { device: 'Safari no iPhone' },
    fresh: { path: 'profiles/artist/accountEvents/fresh', data: signInEvent },
    allowed: { get: ['artist'], list: ['artist'], create: [], update: [], delete: [] },
  })
})

describe('the choice of notices', () => {
  describeMatrix({
    existing: 'profiles/artist/settings/notices',
    change: { off: ['look'] },
    fresh: { path: 'profiles/agent/settings/notices', data: { off: ['profile'] } },
    allowed: { get: ['artist'], list: [], create: ['agent'], update: ['artist'], delete: [] },
    hostile: { checkedLists: ['off'] },
  })

  it('is made by its owner, of topics that there are', async () => {
    const own = doc(databaseOf('otherArtist'), 'profiles/otherArtist/settings/notices')
    await assertSucceeds(setDoc(own, { off: [] }))
    await assertSucceeds(
      setDoc(own, { off: ['profile', 'castings', 'presentations', 'tests', 'look', 'messages'] }),
    )
    for (const off of [
      'look',
      null,
      ['look', 'contactChanged'],
      [1],
      ['look', 'look', 'look', 'look', 'look', 'look', 'look'],
    ]) {
      await assertFails(setDoc(own, { off }))
    }
    await assertFails(setDoc(doc(databaseOf('bare'), 'profiles/bare/settings/notices'), { off: [] }))
    await assertFails(setDoc(own, {}))
    await assertFails(setDoc(own, { off: [], uid: 'otherArtist' }))
    await assertFails(
      setDoc(doc(databaseOf('otherArtist'), 'profiles/otherArtist/settings/others'), { off: [] }),
    )
  })
})

describe('a sign-in that its owner ended from another device', () => {
  /** Sessions from before second 1000 are over. */
  async function endSessions(role: 'agent' | 'director' | 'artist') {
    await asAdmin((db) =>
      updateDoc(doc(db, `profiles/${role}`), { sessionsEndedAt: Timestamp.fromMillis(1_000_000) }),
    )
  }

  it.each(['agent', 'director'] as const)('has none of the rights of %s any more', async (role) => {
    await endSessions(role)
    const before = databaseOf(role, { auth_time: 999 })
    await assertFails(getDoc(doc(before, 'profiles/artist')))
    await assertFails(getDocs(query(collection(before, 'profiles'), limit(1))))
    await assertFails(getDocs(query(collection(before, 'feed'), limit(1))))
    await assertFails(deleteDoc(doc(before, 'classes/any')))
    await assertFails(getDocs(query(collection(before, 'auditLog'), limit(1))))
  })

  it.each([1000, 1001])('does not take them from the one of second %i', async (second) => {
    await endSessions('director')
    const present = databaseOf('director', { auth_time: second })
    await assertSucceeds(getDoc(doc(present, 'profiles/artist')))
    await assertSucceeds(deleteDoc(doc(present, 'classes/any')))
  })

  it('gives nobody grants who has none', async () => {
    await endSessions('artist')
    await assertFails(getDoc(doc(databaseOf('artist', { auth_time: 1001 }), 'profiles/otherArtist')))
  })

  it('has no rights of staff without a time of its own', async () => {
    await assertFails(getDoc(doc(databaseOf('agent', { auth_time: null }), 'profiles/artist')))
  })

  it('reads and writes nothing of its owner’s any more', async () => {
    await endSessions('artist')
    await asAdmin((db) => setDoc(doc(db, 'works/own'), { artistId: 'artist', visibility: 'private' }))
    const read = (db: Firestore): Promise<unknown>[] => [
      getDoc(doc(db, 'profiles/artist')),
      getDoc(doc(db, 'profiles/artist/private-data/details')),
      getDoc(doc(db, 'profiles/artist/accountEvents/one')),
      getDocs(query(collection(db, 'profiles/artist/accountEvents'), limit(1))),
      getDocs(query(collection(db, 'consents'), where('uid', '==', 'artist'), limit(1))),
      getDocs(query(collectionGroup(db, 'applications'), where('artistId', '==', 'artist'), limit(1))),
      getDocs(query(collection(db, 'works'), where('artistId', '==', 'artist'), limit(1))),
    ]
    for (const asked of read(databaseOf('artist', { auth_time: 1000 }))) await assertSucceeds(asked)
    const before = databaseOf('artist', { auth_time: 999 })
    for (const asked of read(before)) await assertFails(asked)
    await assertFails(deleteDoc(doc(before, 'works/own')))
  })
})

describe.each([
  ['a suspended profile', { status: 'suspended' }],
  ['a disabled account', { isAccountDisabled: true }],
])('the grants of %s', (_what, change) => {
  it.each(['agent', 'director'] as const)('end at the next request of %s', async (role) => {
    const db = databaseOf(role)
    await assertSucceeds(getDoc(doc(db, 'profiles/artist')))
    await asAdmin((admin) => updateDoc(doc(admin, `profiles/${role}`), change))
    await assertFails(getDoc(doc(db, 'profiles/artist')))
    await assertFails(getDocs(query(collection(db, 'feed'), limit(1))))
    await assertFails(deleteDoc(doc(db, 'classes/any')))
    await assertSucceeds(getDoc(doc(db, `profiles/${role}`)))
  })
})

it('a director who needs a second factor has grants by a sign-in with one only', async () => {
  await asAdmin((db) => updateDoc(doc(db, 'profiles/director'), { needsSecondFactor: true }))
  const firebase = { sign_in_provider: 'password', identities: {} }
  const withOne = { firebase: { ...firebase, sign_in_second_factor: 'phone', second_factor_identifier: 'x' } }
  await assertFails(getDoc(doc(databaseOf('director', { firebase }), 'profiles/artist')))
  await assertFails(deleteDoc(doc(databaseOf('director', { firebase }), 'classes/any')))
  await assertSucceeds(getDoc(doc(databaseOf('director', { firebase }), 'profiles/director')))
  await assertSucceeds(getDoc(doc(databaseOf('director', withOne), 'profiles/artist')))
  await assertSucceeds(deleteDoc(doc(databaseOf('director', withOne), 'classes/any')))
})

it('an account that was disabled and is so no longer has its grants again', async () => {
  await asAdmin((db) => updateDoc(doc(db, 'profiles/agent'), { isAccountDisabled: false }))
  await assertSucceeds(getDoc(doc(databaseOf('agent'), 'profiles/artist')))
})

describe('profiles/{uid}/notes', () => {
  describeMatrix({
    existing: 'profiles/artist/notes/agent',
    change: { text: 'Sabe o texto.', updatedAt: noted },
    fresh: { path: 'profiles/artist/notes/fresh', data: note },
    allowed: {
      get: ['agent', 'director'],
      list: ['agent', 'director'],
      create: ['agent'],
      update: ['agent'],
      delete: ['agent'],
    },
    hostile: { immutable: ['author', 'at'] },
  })

  it('are never read or written by whom they are about', async () => {
    const agent = databaseOf('agent')
    for (const author of ['agent', 'director']) {
      const own = doc(agent, `profiles/agent/notes/${author}`)
      await assertFails(getDoc(own))
      await assertFails(updateDoc(own, { text: 'x', updatedAt: noted }))
      await assertFails(deleteDoc(own))
    }
    await assertFails(setDoc(doc(agent, 'profiles/agent/notes/new'), note))
    await assertSucceeds(getDoc(doc(agent, 'profiles/director/notes/director')))
  })

  it('are changed by their author alone, while of staff', async () => {
    const artist = databaseOf('artist')
    const left = doc(artist, 'profiles/director/notes/artist')
    await assertFails(updateDoc(left, { text: 'x', updatedAt: noted }))
    await assertFails(deleteDoc(left))
    await assertFails(deleteDoc(doc(databaseOf('director'), 'profiles/artist/notes/agent')))
  })

  it('are about somebody', async () => {
    await assertFails(setDoc(doc(databaseOf('agent'), 'profiles/nobody/notes/new'), note))
  })
})
