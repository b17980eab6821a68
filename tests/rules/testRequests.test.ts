import { TEST_STATUSES } from '@ribalta/domain/screenTests/testStatus'
import { orderBy, Timestamp, where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
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
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

type Role = (typeof ROLES)[number]

const AT = new Timestamp(1, 0)
const STAFF = ['agent', 'director'] as const
const STRANGERS = ['visitor', 'bare', 'otherArtist'] as const
/** Each account may ask for its own, and all but the artist then find nothing. */
const OWN_LISTS = ['bare', 'artist', 'otherArtist', ...STAFF] as const

const isStaff = (caller: string): boolean => STAFF.some((staff) => staff === caller)

const request = {
  artistId: 'artist',
  status: 'accepted',
  title: 'Cena da cozinha',
  kind: 'dramaturgia',
  instructions: 'Grave na horizontal, com a luz de frente.',
  takes: 2,
  seconds: 120,
  deadline: new Timestamp(4_000_000_000, 0),
  message: '',
  batch: 'pedido',
  sides: 'text',
  history: [{ status: 'sent', at: AT, by: 'agency' }],
  createdAt: AT,
  updatedAt: AT,
}
const sides = { artistId: 'artist', sides: { kind: 'text', text: 'Boa noite.' } }
const take = {
  artistId: 'artist',
  type: 'video/webm',
  bytes: 4,
  md5: 'AAAAAAAAAAAAAAAAAAAAAA==',
  status: 'uploading',
  begunAt: AT,
  uploadUntil: AT,
}

withRules(async (db) => {
  await setDoc(doc(db, 'testRequests/cena'), request)
  await setDoc(doc(db, 'testRequests/cena/sides/current'), sides)
  await setDoc(doc(db, 'testRequests/cena/takes/primeiro'), take)
  await setDoc(doc(db, 'testRequests/cena/takes/segundo'), { ...take, status: 'sent', sentAt: AT })
  await setDoc(doc(db, 'testRequests/agente'), { ...request, artistId: 'agent' })
  await setDoc(doc(db, 'testRequests/agente/takes/seu'), { ...take, artistId: 'agent' })
})

describe('testRequests', () => {
  describeMatrix({
    existing: 'testRequests/cena',
    change: { status: 'approved' },
    fresh: { path: 'testRequests/outra', data: request },
    listWith: (caller) => (isStaff(caller) ? [] : [where('artistId', '==', caller)]),
    allowed: { get: ['artist', ...STAFF], list: OWN_LISTS, create: [], update: [], delete: [] },
  })

  it('of one artist are listed for them and for staff, the newest first', async () => {
    const listed = (caller: Role, whose: string) =>
      getDocs(
        query(
          collection(databaseOf(caller), 'testRequests'),
          where('artistId', '==', whose),
          orderBy('createdAt', 'desc'),
          limit(8),
        ),
      )
    for (const caller of ['artist', ...STAFF] as const) expect((await listed(caller, 'artist')).size).toBe(1)
    for (const caller of STRANGERS) await assertFails(listed(caller, 'artist'))
  })

  it('that are not there may be asked for by staff alone', async () => {
    for (const caller of STAFF) await assertSucceeds(getDoc(doc(databaseOf(caller), 'testRequests/nenhuma')))
    for (const caller of ['artist', ...STRANGERS] as const) {
      await assertFails(getDoc(doc(databaseOf(caller), 'testRequests/nenhuma')))
    }
  })
})

describe('what there is to read of a test', () => {
  describeMatrix({
    existing: 'testRequests/cena/sides/current',
    change: { artistId: 'otherArtist' },
    fresh: { path: 'testRequests/agente/sides/current', data: { ...sides, artistId: 'agent' } },
    allowed: { get: ['artist', ...STAFF], list: [], create: [], update: [], delete: [] },
  })

  const OPEN = ['accepted', 'submitted', 'retake', 'approved']

  it.each(TEST_STATUSES)('is open to its artist only from when they accepted: %s', async (status) => {
    await asAdmin((db) => updateDoc(doc(db, 'testRequests/cena'), { status }))
    const read = (caller: Role) => getDoc(doc(databaseOf(caller), 'testRequests/cena/sides/current'))
    await (OPEN.includes(status) ? assertSucceeds(read('artist')) : assertFails(read('artist')))
    for (const caller of STAFF) await assertSucceeds(read(caller))
    for (const caller of STRANGERS) await assertFails(read(caller))
  })
})

describe('takes', () => {
  describeMatrix({
    existing: 'testRequests/cena/takes/primeiro',
    change: { status: 'sent' },
    fresh: { path: 'testRequests/cena/takes/terceiro', data: take },
    listWith: (caller) => [isStaff(caller) ? where('status', '==', 'sent') : where('artistId', '==', caller)],
    allowed: { get: ['artist'], list: OWN_LISTS, create: [], update: [], delete: [] },
  })

  const one = (caller: Role, path: string) => getDoc(doc(databaseOf(caller), `testRequests/${path}`))

  it('that were sent are seen by staff, those on their way by their artist alone', async () => {
    for (const caller of ['artist', ...STAFF] as const)
      await assertSucceeds(one(caller, 'cena/takes/segundo'))
    for (const caller of STRANGERS) await assertFails(one(caller, 'cena/takes/segundo'))
    await assertFails(one('director', 'agente/takes/seu'))
    await assertSucceeds(one('agent', 'agente/takes/seu'))
  })

  it('are listed as the screens ask for them', async () => {
    const listed = (caller: Role, whose: string) =>
      getDocs(
        query(
          collection(databaseOf(caller), 'testRequests/cena/takes'),
          where('artistId', '==', whose),
          where('status', '==', 'sent'),
          limit(50),
        ),
      )
    for (const caller of ['artist', ...STAFF] as const) expect((await listed(caller, 'artist')).size).toBe(1)
    for (const caller of STRANGERS) await assertFails(listed(caller, 'artist'))
    const all = collection(databaseOf('agent'), 'testRequests/cena/takes')
    await assertFails(getDocs(query(all, limit(20))))
    await assertFails(getDocs(query(all, where('status', '==', 'uploading'), limit(20))))
  })
})
