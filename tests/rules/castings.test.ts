import { Timestamp, where } from 'firebase/firestore'
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
  getDoc,
  getDocs,
  limit,
  query,
  ROLES,
  setDoc,
  withRules,
} from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const STAFF = ['agent', 'director'] as const

const casting = { title: 'Campanha', status: 'paused', city: 'Recife', uf: 'PE', version: 1, updatedAt: AT }
const role = { title: 'Mãe', quantity: 1, profile: 'Alguém de riso fácil.', order: 0 }
const application = {
  castingId: 'paused',
  artistId: 'artist',
  roleId: 'mae',
  status: 'submitted',
  note: 'Oi',
}

withRules(async (db) => {
  for (const status of ['draft', 'open', 'paused', 'closed', 'archived']) {
    await setDoc(doc(db, `castings/${status}`), { ...casting, status })
    await setDoc(doc(db, `castings/${status}/roles/mae`), role)
  }
  await setDoc(doc(db, 'castings/paused/internal/details'), { client: 'Marca' })
  await setDoc(doc(db, 'castings/paused/applicants/artist'), { artistId: 'artist', at: AT })
  await setDoc(doc(db, 'castings/paused/applications/artist_mae'), application)
})

describe('castings', () => {
  // One that is off air, where the artist applied.
  describeMatrix({
    existing: 'castings/paused',
    change: { status: 'open' },
    fresh: { path: 'castings/fresh', data: { ...casting, status: 'open' } },
    listWith: () => [where('status', '==', 'open')],
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
    listWith: (caller) => (STAFF.some((staff) => staff === caller) ? [] : [where('artistId', '==', caller)]),
    allowed: {
      get: ['artist', ...STAFF],
      // Each account may ask for its own, and all but the artist then find nothing.
      list: ['bare', 'artist', 'otherArtist', ...STAFF],
      create: [],
      update: [],
      delete: [],
    },
    group: STAFF,
  })

  it('are listed for an artist across castings, their own alone', async () => {
    const own = (caller: 'artist' | 'otherArtist', whose: string) =>
      getDocs(
        query(collectionGroup(databaseOf(caller), 'applications'), where('artistId', '==', whose), limit(20)),
      )
    expect((await own('artist', 'artist')).size).toBe(1)
    expect((await own('otherArtist', 'otherArtist')).size).toBe(0)
    await assertFails(own('otherArtist', 'artist'))
  })

  it('are listed in pages', async () => {
    const all = (caller: 'artist' | 'agent') =>
      getDocs(query(collectionGroup(databaseOf(caller), 'applications'), where('artistId', '==', 'artist')))
    await assertFails(all('artist'))
    await assertFails(all('agent'))
  })
})
