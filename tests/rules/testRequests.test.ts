import { TEST_STATUSES } from '@ribalta/domain/screenTests/testStatus'
import { deleteDoc, orderBy, serverTimestamp, Timestamp, where } from 'firebase/firestore'
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

const reviewed = { author: 'agent', artistId: 'artist', at: serverTimestamp() }
const comment = { kind: 'comment', ...reviewed, takeId: 'segundo', atMs: 1200, text: 'Olha a pausa.' }
const rating = { kind: 'rating', ...reviewed, rating: 4 }
const ofOther = { ...request, artistId: 'otherArtist' }
const ratingOfOther = { ...rating, artistId: 'otherArtist' }

withRules(async (db) => {
  await setDoc(doc(db, 'testRequests/cena/reviews/comentario'), comment)
  await setDoc(doc(db, 'testRequests/cena/reviews/agent'), rating)
  await setDoc(doc(db, 'testRequests/outra-cena'), ofOther)
  const ofAgent = { ...comment, artistId: 'agent' }
  await setDoc(doc(db, 'testRequests/agente/reviews/comentario'), ofAgent)
  await setDoc(doc(db, 'testRequests/agente/reviews/da-diretora'), { ...ofAgent, author: 'director' })
  await setDoc(doc(db, 'testRequests/agente/takes/enviado'), { ...take, artistId: 'agent', status: 'sent' })
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

describe('what the team says of a test', () => {
  const REVIEWS = 'testRequests/cena/reviews'
  const team = {
    listWith: () => [where('artistId', '==', 'artist')],
    longestList: 200,
    allowed: { get: STAFF, list: STAFF, create: ['agent'], update: ['agent'], delete: ['agent'] },
  } as const
  const kept = ['kind', 'author', 'artistId', 'at', 'takeId', 'atMs']

  describe('a comment', () => {
    describeMatrix({
      ...team,
      existing: `${REVIEWS}/comentario`,
      change: { text: 'Olha a segunda pausa.', updatedAt: serverTimestamp() },
      fresh: { path: `${REVIEWS}/novo`, data: comment },
      hostile: { immutable: kept },
    })
  })

  describe('a rating', () => {
    describeMatrix({
      ...team,
      existing: `${REVIEWS}/agent`,
      change: { rating: 5, at: serverTimestamp() },
      fresh: { path: 'testRequests/outra-cena/reviews/agent', data: ratingOfOther },
      hostile: { immutable: ['kind', 'author', 'artistId'] },
    })
  })

  const write = (caller: Role, path: string, data: object) =>
    setDoc(doc(databaseOf(caller), `testRequests/${path}`), data)

  it('is said of a take that was sent, of the test that it is of, by whom it says', async () => {
    const said = (changes: object) => write('agent', 'cena/reviews/outro', { ...comment, ...changes })
    await assertFails(said({ takeId: 'primeiro' }))
    await assertFails(said({ takeId: 'nenhum' }))
    await assertFails(said({ artistId: 'otherArtist' }))
    await assertFails(said({ author: 'director' }))
    await assertFails(said({ atMs: 7_200_001 }))
    await assertFails(said({ text: 'x'.repeat(1001) }))
    await assertSucceeds(said({ atMs: 7_200_000, text: 'x'.repeat(1000) }))
    await assertFails(write('agent', 'nenhuma/reviews/outro', comment))
  })

  it('is one rating each, from one to five, which may change', async () => {
    await assertFails(write('director', 'cena/reviews/novo', { ...rating, author: 'director' }))
    for (const mark of [0, 6, 2.5]) {
      const own = { ...rating, author: 'director', rating: mark }
      await assertFails(write('director', 'cena/reviews/director', own))
    }
    await assertSucceeds(write('director', 'cena/reviews/director', { ...rating, author: 'director' }))
    const again = { rating: 1, at: serverTimestamp() }
    await assertSucceeds(updateDoc(doc(databaseOf('director'), `${REVIEWS}/director`), again))
    await assertFails(updateDoc(doc(databaseOf('director'), `${REVIEWS}/director`), { ...again, rating: 6 }))
  })

  it('is said of nothing that was withdrawn or has gone', async () => {
    for (const change of [{ status: 'refused' }, { takesGoneAt: AT }]) {
      await asAdmin((db) => setDoc(doc(db, 'testRequests/outra-cena'), { ...ofOther, ...change }))
      await assertFails(write('agent', 'outra-cena/reviews/agent', ratingOfOther))
    }
    await asAdmin((db) => setDoc(doc(db, 'testRequests/outra-cena'), ofOther))
    await assertSucceeds(write('agent', 'outra-cena/reviews/agent', ratingOfOther))
  })

  it('is changed and deleted by its author alone, and hidden from whom the test is of', async () => {
    const director = doc(databaseOf('director'), `${REVIEWS}/comentario`)
    const change = { text: 'Outra coisa.', updatedAt: serverTimestamp() }
    await assertFails(updateDoc(director, change))
    await assertFails(deleteDoc(director))
    const agent = databaseOf('agent')
    for (const id of ['comentario', 'da-diretora']) {
      const own = doc(agent, `testRequests/agente/reviews/${id}`)
      await assertFails(getDoc(own))
      await assertFails(updateDoc(own, change))
      await assertFails(deleteDoc(own))
    }
    await assertFails(
      write('agent', 'agente/reviews/novo', { ...comment, artistId: 'agent', takeId: 'enviado' }),
    )
    const ofOwn = collection(agent, 'testRequests/agente/reviews')
    await assertFails(getDocs(query(ofOwn, where('artistId', '==', 'agent'), limit(200))))
    const readByOther = doc(databaseOf('director'), 'testRequests/agente/reviews/comentario')
    await assertSucceeds(getDoc(readByOther))
  })

  it('is listed at once, as many as the screen asks for', async () => {
    const all = collection(databaseOf('director'), REVIEWS)
    const { size } = await getDocs(query(all, where('artistId', '==', 'artist'), limit(200)))
    expect(size).toBe(2)
  })
})
