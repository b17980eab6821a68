import { orderBy, type QueryConstraint, serverTimestamp, Timestamp, where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
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
  ROLES,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const STAFF = ['agent', 'director'] as const

const casting = {
  title: 'Campanha',
  status: 'paused',
  visibility: 'public',
  city: 'Recife',
  uf: 'PE',
  version: 1,
  updatedAt: AT,
}
const role = { title: 'Mãe', quantity: 1, profile: 'Alguém de riso fácil.', order: 0 }
const application = {
  castingId: 'paused',
  artistId: 'artist',
  roleId: 'mae',
  status: 'submitted',
  note: 'Oi',
}

/** A candidate as functions write it, with everything that one may hold. */
const candidate = {
  castingId: 'paused',
  artistId: 'artist',
  roleId: 'mae',
  origin: 'agency',
  status: 'shortlisted',
  order: 'a1',
  castingTitle: 'Campanha',
  roleTitle: 'Mãe',
  note: 'Oi',
  media: [{ id: 'foto', kind: 'image' }],
  memo: 'Chega cedo.',
  memoBy: 'director',
  memoVersion: 1,
  courtAuthorisation: 'Alvará 12/2026',
  history: [{ status: 'shortlisted', at: new Timestamp(1, 0), by: 'agency' }],
  movedBy: 'director',
  followAt: new Timestamp(1, 0),
  createdAt: new Timestamp(1, 0),
  updatedAt: new Timestamp(1, 0),
}

withRules(async (db) => {
  for (const status of ['draft', 'open', 'paused', 'closed', 'archived']) {
    await setDoc(doc(db, `castings/${status}`), { ...casting, status })
    await setDoc(doc(db, `castings/${status}/roles/mae`), role)
  }
  await setDoc(doc(db, 'castings/paused/internal/details'), { client: 'Marca' })
  await setDoc(doc(db, 'castings/paused/applicants/artist'), { artistId: 'artist', at: AT })
  await setDoc(doc(db, 'castings/paused/applications/artist_mae'), application)
  for (const [artistId, status, second] of [
    ['artist', 'shortlisted', 1],
    ['otherArtist', 'declined', 2],
    ['agent', 'withdrawn', 3],
    ['director', 'selected', 4],
  ] as const) {
    const stored = { ...candidate, artistId, status, updatedAt: new Timestamp(second, 0) }
    await setDoc(doc(db, `castings/paused/board/${artistId}_mae`), stored)
  }
  await setDoc(doc(db, 'castings/open/board/artist_mae'), { ...candidate, castingId: 'open' })
})

describe('castings', () => {
  // One that is off air, where the artist applied.
  describeMatrix({
    existing: 'castings/paused',
    change: { status: 'open' },
    fresh: { path: 'castings/fresh', data: { ...casting, status: 'open' } },
    listWith: () => [where('status', '==', 'open'), where('visibility', '==', 'public')],
    allowed: { get: ['artist', ...STAFF], list: ROLES, create: [], update: [], delete: [] },
  })

  it.each(ROLES)('an open one is for everybody: %s', async (caller) => {
    await assertSucceeds(getDoc(doc(databaseOf(caller), 'castings/open')))
    await assertSucceeds(getDoc(doc(databaseOf(caller), 'castings/open/roles/mae')))
    const roles = await getDocs(query(collection(databaseOf(caller), 'castings/open/roles'), limit(20)))
    expect(roles.size).toBe(1)
  })

  it.each(['draft', 'paused', 'closed', 'archived'])(
    'one that is %s is for staff alone where nobody applied',
    async (status) => {
      for (const caller of ['visitor', 'bare', 'otherArtist'] as const) {
        await assertFails(getDoc(doc(databaseOf(caller), `castings/${status}`)))
        const listed = query(
          collection(databaseOf(caller), 'castings'),
          where('status', '==', status),
          limit(20),
        )
        await assertFails(getDocs(listed))
      }
      for (const caller of STAFF) {
        await assertSucceeds(getDoc(doc(databaseOf(caller), `castings/${status}`)))
        const listed = query(
          collection(databaseOf(caller), 'castings'),
          where('status', '==', status),
          limit(20),
        )
        expect((await getDocs(listed)).size).toBe(1)
      }
    },
  )

  it('one off air is not for a sign-in that was ended of who applied', async () => {
    const sessionsEndedAt = Timestamp.fromMillis(1_000_000)
    await asAdmin((db) => setDoc(doc(db, 'profiles/artist'), makeProfile('artist', { sessionsEndedAt })))
    await assertFails(getDoc(doc(databaseOf('artist', { auth_time: 999 }), 'castings/paused')))
    await assertSucceeds(getDoc(doc(databaseOf('artist', { auth_time: 1000 }), 'castings/paused')))
  })

  it('lets staff list every state at once, and nobody else', async () => {
    const everything = (caller: (typeof ROLES)[number]) =>
      getDocs(query(collection(databaseOf(caller), 'castings'), limit(20)))
    expect((await everything('agent')).size).toBe(5)
    for (const caller of ['visitor', 'bare', 'artist', 'otherArtist'] as const) {
      await assertFails(everything(caller))
    }
  })

  it('lets staff ask whether there is one, and nobody else', async () => {
    for (const caller of STAFF) {
      await assertSucceeds(getDoc(doc(databaseOf(caller), 'castings/none')))
      const roles = query(collection(databaseOf(caller), 'castings/none/roles'), limit(20))
      await assertSucceeds(getDocs(roles))
    }
    for (const caller of ['visitor', 'bare', 'artist'] as const) {
      await assertFails(getDoc(doc(databaseOf(caller), 'castings/none')))
    }
  })

  it('keeps the mark of who applied to the functions', async () => {
    for (const caller of ROLES) {
      await assertFails(getDoc(doc(databaseOf(caller), 'castings/paused/applicants/artist')))
      await assertFails(setDoc(doc(databaseOf(caller), `castings/closed/applicants/${caller}`), { at: AT }))
    }
  })
})

describe('roles of a casting', () => {
  describeMatrix({
    existing: 'castings/paused/roles/mae',
    change: { quantity: 9 },
    fresh: { path: 'castings/paused/roles/fresh', data: role },
    allowed: { get: ['artist', ...STAFF], list: ['artist', ...STAFF], create: [], update: [], delete: [] },
  })
})

describe('the internal part of a casting', () => {
  describeMatrix({
    existing: 'castings/paused/internal/details',
    change: { client: 'Outra' },
    fresh: { path: 'castings/paused/internal/other', data: { client: 'Outra' } },
    allowed: { get: STAFF, list: [], create: [], update: [], delete: [] },
  })
})

describe('applications', () => {
  describeMatrix({
    existing: 'castings/paused/applications/artist_mae',
    change: { status: 'selected' },
    fresh: { path: 'castings/open/applications/artist_mae', data: { ...application, castingId: 'open' } },
    listWith: (caller) => [where('artistId', '==', caller)],
    allowed: {
      // Staff have the board.
      get: ['artist'],
      // Each account may ask for its own, and all but the artist then find nothing.
      list: ['bare', 'artist', 'otherArtist', ...STAFF],
      create: [],
      update: [],
      delete: [],
    },
  })

  const listed = (caller: (typeof ROLES)[number], whose: string) =>
    getDocs(
      query(collectionGroup(databaseOf(caller), 'applications'), where('artistId', '==', whose), limit(20)),
    )

  it('are listed for an artist across castings, their own alone', async () => {
    expect((await listed('artist', 'artist')).size).toBe(1)
    expect((await listed('otherArtist', 'otherArtist')).size).toBe(0)
    await assertFails(listed('otherArtist', 'artist'))
  })

  it.each(STAFF)('of somebody else are not listed for staff, who have the board: %s', async (caller) => {
    await assertFails(listed(caller, 'artist'))
    const all = collection(databaseOf(caller), 'castings/paused/applications')
    await assertFails(getDocs(query(all, limit(20))))
    await assertFails(getDocs(query(all, where('roleId', '==', 'mae'), limit(20))))
  })

  it('are listed in pages', async () => {
    const own = collectionGroup(databaseOf('artist'), 'applications')
    await assertFails(getDocs(query(own, where('artistId', '==', 'artist'))))
    await assertFails(getDocs(query(own, where('artistId', '==', 'artist'), limit(51))))
  })
})

describe('the board of a casting', () => {
  describeMatrix({
    existing: 'castings/paused/board/artist_mae',
    longestList: 1000,
    change: { memo: 'Sabe o texto.', memoBy: 'agent', memoVersion: 2, updatedAt: serverTimestamp() },
    fresh: { path: 'castings/paused/board/artist_pai', data: { ...candidate, roleId: 'pai' } },
    // Everybody else of staff writes under their own name.
    allowed: { get: STAFF, list: STAFF, create: [], update: ['agent'], delete: [] },
    group: STAFF,
    hostile: {
      immutable: Object.keys(candidate).filter(
        (field) => !['memo', 'memoBy', 'memoVersion', 'updatedAt'].includes(field),
      ),
      // What was noted may be taken away again.
      except: ['memo: empty text'],
    },
  })

  const newest = orderBy('updatedAt', 'desc')
  const order = orderBy('order')
  const shapes: readonly (readonly [string, readonly QueryConstraint[], readonly string[]])[] = [
    ['of a column', [where('status', '==', 'shortlisted'), order], ['artist']],
    ['of who is out', [where('status', 'in', ['declined', 'withdrawn']), order], ['agent', 'otherArtist']],
    [
      'of a role in a column',
      [where('roleId', '==', 'mae'), where('status', '==', 'selected'), order],
      ['director'],
    ],
    ['of what changed since', [where('updatedAt', '>', new Timestamp(2, 0)), newest], ['director', 'agent']],
  ]
  it.each(shapes)('is listed and counted for staff alone %s', async (_what, constraints, found) => {
    for (const caller of ROLES) {
      const asked = query(
        collection(databaseOf(caller), 'castings/paused/board'),
        ...constraints,
        limit(1000),
      )
      if (!STAFF.some((staff) => staff === caller)) {
        await assertFails(getDocs(asked))
        await assertFails(getCountFromServer(asked))
        continue
      }
      expect((await getDocs(asked)).docs.map((each) => each.get('artistId') as unknown)).toEqual(found)
      expect((await getCountFromServer(asked)).data().count).toBe(found.length)
    }
  })

  it('is listed of one person across castings for staff alone, not for that person either', async () => {
    const listed = (caller: (typeof ROLES)[number], most = 8) => {
      const all = collectionGroup(databaseOf(caller), 'board')
      return getDocs(query(all, where('artistId', '==', 'artist'), newest, limit(most)))
    }
    for (const caller of STAFF) {
      expect((await listed(caller)).size).toBe(2)
      await assertSucceeds(listed(caller, 1000))
      await assertFails(listed(caller, 1001))
    }
    for (const caller of ['visitor', 'bare', 'artist', 'otherArtist'] as const) {
      await assertFails(listed(caller))
    }
  })

  it('holds a note of two thousand characters, with the moment at which it was written', async () => {
    const one = doc(databaseOf('agent'), 'castings/paused/board/artist_mae')
    const note = { memoBy: 'agent', memoVersion: 2, updatedAt: serverTimestamp() }
    await assertFails(updateDoc(one, { ...note, memo: 'x'.repeat(2001) }))
    await assertFails(updateDoc(one, { memo: 'Outra.', memoBy: 'agent', memoVersion: 2 }))
    await assertFails(updateDoc(one, { ...note, memo: 'Outra.', updatedAt: new Timestamp(1, 0) }))
    await assertFails(updateDoc(one, { ...note, memo: 'Outra.', status: 'selected' }))
    await assertSucceeds(updateDoc(one, { ...note, memo: 'x'.repeat(2000) }))
    await assertSucceeds(updateDoc(one, { ...note, memo: '', memoVersion: 3 }))
  })

  it('takes a note only over the version that its writer has read, under the writer’s own name', async () => {
    const one = doc(databaseOf('agent'), 'castings/paused/board/artist_mae')
    const note = { memo: 'Outra.', memoBy: 'agent', memoVersion: 2, updatedAt: serverTimestamp() }
    for (const memoVersion of [0, 1, 3]) await assertFails(updateDoc(one, { ...note, memoVersion }))
    await assertFails(updateDoc(one, { ...note, memoBy: 'director' }))
    await assertFails(updateDoc(one, { memo: 'Outra.', updatedAt: serverTimestamp() }))
    await assertSucceeds(updateDoc(one, note))
    await assertFails(updateDoc(one, note))
  })

  it('is read by staff who are candidates themselves, and what is noted about them not written', async () => {
    for (const caller of STAFF) {
      const note = { memo: 'Ótima.', memoBy: caller, memoVersion: 2, updatedAt: serverTimestamp() }
      const own = doc(databaseOf(caller), `castings/paused/board/${caller}_mae`)
      await assertSucceeds(getDoc(own))
      await assertFails(updateDoc(own, note))
      const other = caller === 'agent' ? 'director' : 'agent'
      const theirs = doc(databaseOf(caller), `castings/paused/board/${other}_mae`)
      await assertSucceeds(updateDoc(theirs, note))
    }
  })

  it('takes no note about somebody who is no candidate', async () => {
    const none = doc(databaseOf('agent'), 'castings/paused/board/bare_mae')
    const note = { memo: 'Ótima.', memoBy: 'agent', memoVersion: 1, updatedAt: serverTimestamp() }
    await assertFails(updateDoc(none, note))
    await assertFails(setDoc(none, note))
  })
})
