import { Timestamp, where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { listAcross } from '../support/rules/listAcross.ts'
import { makeProfile } from '../support/people.ts'
import {
  asAdmin,
  assertFails,
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  type ROLES,
  setDoc,
  withRules,
} from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const STAFF = ['agent', 'director'] as const

const casting = { title: 'Campanha', status: 'paused', city: 'Recife', uf: 'PE', version: 1, updatedAt: AT }
const role = { title: 'Mãe', quantity: 1, profile: 'Alguém de riso fácil.', order: 0 }

withRules(async (db) => {
  await setDoc(doc(db, 'castings/public'), { ...casting, visibility: 'public', status: 'open' })
  for (const visibility of ['roster', 'invited']) {
    await setDoc(doc(db, `castings/${visibility}`), { ...casting, visibility, status: 'open' })
    await setDoc(doc(db, `castings/${visibility}/roles/mae`), role)
    await setDoc(doc(db, `castings/${visibility}Paused`), { ...casting, visibility })
  }
  for (const id of ['invited', 'invitedPaused']) {
    await setDoc(doc(db, `castings/${id}/invited/artist`), { artistId: 'artist', at: AT })
  }
})

describe('castings that are not public', () => {
  const open = (caller: (typeof ROLES)[number], id: string) =>
    getDoc(doc(databaseOf(caller), `castings/${id}`))
  const listed = (caller: (typeof ROLES)[number], visibilities: readonly string[]) =>
    getDocs(
      query(
        collection(databaseOf(caller), 'castings'),
        where('status', '==', 'open'),
        where('visibility', 'in', visibilities),
        limit(20),
      ),
    )

  it('those of the roster are for who is published, found and opened', async () => {
    await asAdmin((db) => setDoc(doc(db, 'profiles/artist'), makeProfile('artist', { status: 'published' })))
    await asAdmin((db) =>
      setDoc(doc(db, 'profiles/otherArtist'), makeProfile('otherArtist', { status: 'pending' })),
    )
    await assertSucceeds(open('artist', 'roster'))
    await assertSucceeds(getDoc(doc(databaseOf('artist'), 'castings/roster/roles/mae')))
    expect((await listed('artist', ['public', 'roster'])).size).toBe(2)
    await assertFails(open('artist', 'rosterPaused'))
    for (const caller of ['visitor', 'bare', 'otherArtist'] as const) {
      await assertFails(open(caller, 'roster'))
      await assertFails(getDoc(doc(databaseOf(caller), 'castings/roster/roles/mae')))
      await assertFails(listed(caller, ['public', 'roster']))
      expect((await listed(caller, ['public'])).size).toBe(1)
    }
  })

  it('those of the roster are not for a sign-in that was ended', async () => {
    const sessionsEndedAt = Timestamp.fromMillis(1_000_000)
    await asAdmin((db) =>
      setDoc(doc(db, 'profiles/artist'), makeProfile('artist', { status: 'published', sessionsEndedAt })),
    )
    await assertFails(getDoc(doc(databaseOf('artist', { auth_time: 999 }), 'castings/roster')))
    await assertFails(getDoc(doc(databaseOf('artist', { auth_time: 999 }), 'castings/invited')))
    await assertSucceeds(getDoc(doc(databaseOf('artist', { auth_time: 1000 }), 'castings/roster')))
    await assertSucceeds(getDoc(doc(databaseOf('artist', { auth_time: 1000 }), 'castings/invited')))
  })

  it('those of who was invited are opened by them while they are open, and found by nobody but staff', async () => {
    await asAdmin((db) => setDoc(doc(db, 'profiles/artist'), makeProfile('artist', { status: 'published' })))
    await assertSucceeds(open('artist', 'invited'))
    await assertSucceeds(getDoc(doc(databaseOf('artist'), 'castings/invited/roles/mae')))
    await assertFails(open('artist', 'invitedPaused'))
    for (const caller of ['visitor', 'bare', 'otherArtist'] as const)
      await assertFails(open(caller, 'invited'))
    for (const caller of ['visitor', 'bare', 'artist', 'otherArtist'] as const) {
      await assertFails(listed(caller, ['invited']))
    }
    for (const caller of STAFF) expect((await listed(caller, ['roster', 'invited'])).size).toBe(2)
  })
})

describe('who was invited to a casting', () => {
  const invited = { artistId: 'artist', at: AT }
  describeMatrix({
    existing: 'castings/invited/invited/artist',
    change: { artistId: 'otherArtist' },
    fresh: { path: 'castings/invited/invited/otherArtist', data: { ...invited, artistId: 'otherArtist' } },
    listWith: (caller) => (STAFF.some((staff) => staff === caller) ? [] : [where('artistId', '==', caller)]),
    allowed: {
      get: [],
      // Each account may ask for its own, and all but the artist then find nothing.
      list: ['bare', 'artist', 'otherArtist', ...STAFF],
      create: [],
      update: [],
      delete: [],
    },
    group: STAFF,
  })

  it('is listed for an artist across castings, of themselves alone', async () => {
    const listed = (caller: (typeof ROLES)[number], whose: string) =>
      listAcross(caller, { name: 'invited', whose, by: 'at' })
    expect((await listed('artist', 'artist')).size).toBe(2)
    expect((await listed('otherArtist', 'otherArtist')).size).toBe(0)
    await assertFails(listed('otherArtist', 'artist'))
    for (const caller of STAFF) expect((await listed(caller, 'artist')).size).toBe(2)
  })
})
