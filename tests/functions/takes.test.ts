import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { MAX_BEGUN_TAKES, takePath } from '@ribalta/domain/screenTests/screenTest'
import { openFilesResultSchema } from '@ribalta/domain/schemas/media/privateFiles'
import {
  beginTakeResultSchema,
  submitTestResultSchema,
  type Take,
  takeSchema,
} from '@ribalta/domain/schemas/screenTests/take'
import { openSidesResultSchema, type TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import type { Sides } from '@ribalta/domain/schemas/screenTests/template'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { claimSides } from '../../functions/src/services/screenTests/sidesFile.ts'
import { dropTakes } from '../../functions/src/services/screenTests/dropTakes.ts'
import { sweepTakes } from '../../functions/src/services/screenTests/sweepTakes.ts'
import { type Answer, backend, call, type Person, person, signedIn } from '../support/functions/functions.ts'
import { makeTestRequest, pdfOf, uploadedFile } from '../support/screenTests.ts'

const HOSTING = 'http://127.0.0.1:5000'
const CLIP = readFileSync(join(import.meta.dirname, '../../scripts/seed/clips/demo-artista.webm'))
const PAST = Timestamp.fromMillis(Date.now() - 60_000)
const LATER = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)

const randomId = (): string => randomBytes(15).toString('base64url').replaceAll('-', 'a')
const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64')
/** A video whose bytes nobody else has sent: what follows its last element is left alone by players. */
const otherVideo = (): Buffer => Buffer.concat([CLIP, randomBytes(8)])

let artist: Person
let other: Person
let agent: Person

beforeAll(async () => {
  ;[artist, other, agent] = await Promise.all([
    person({ status: 'published' }),
    person({ status: 'published' }),
    person({ grants: ['AGENT'] }),
  ])
})

async function test(changes: Partial<TestRequest> = {}, owner = artist): Promise<string> {
  const id = randomId()
  await backend.db.doc(`testRequests/${id}`).set(makeTestRequest(owner.uid, changes))
  return id
}

interface Announced {
  readonly takeId?: string
  readonly bytes?: Buffer
  readonly seconds?: number
  readonly as?: Person
}

function announce(
  testRequestId: string,
  { takeId = randomId(), bytes = CLIP, seconds, as = artist }: Announced = {},
): Promise<Answer> {
  const take = { type: 'video/webm', bytes: bytes.length, md5: md5Of(bytes) }
  return call(
    'beginTake',
    { testRequestId, takeId, ...take, ...(seconds === undefined ? {} : { seconds }) },
    as.token,
  )
}

async function begun(testRequestId: string, announced: Announced = {}): Promise<string> {
  const { result } = await announce(testRequestId, announced)
  return beginTakeResultSchema.parse(result).takeId
}

/** A take that was begun and whose bytes the store holds. */
async function uploaded(testRequestId: string, bytes = otherVideo()): Promise<string> {
  const takeId = await begun(testRequestId, { bytes })
  await put(testRequestId, takeId, bytes)
  return takeId
}

async function put(testRequestId: string, takeId: string, bytes: Buffer): Promise<void> {
  const file = backend.bucket.file(takePath(artist.uid, testRequestId, takeId))
  await file.save(bytes, { resumable: false, contentType: 'video/webm' })
}

async function submit(testRequestId: string, takeIds: readonly string[], as = artist) {
  return call('submitTest', { testRequestId, takeIds }, as.token)
}

async function submitted(testRequestId: string, takeIds: readonly string[]) {
  return submitTestResultSchema.parse((await submit(testRequestId, takeIds)).result)
}

const takeOf = async (testRequestId: string, takeId: string): Promise<Take | undefined> => {
  const stored = await backend.db.doc(`testRequests/${testRequestId}/takes/${takeId}`).get()
  return stored.exists ? takeSchema.parse(stored.data()) : undefined
}

const statusOf = async (id: string): Promise<unknown> =>
  (await backend.db.doc(`testRequests/${id}`).get()).get('status')

const isStored = async (testRequestId: string, takeId: string): Promise<boolean> =>
  (await backend.bucket.file(takePath(artist.uid, testRequestId, takeId)).exists())[0]

describe('a take is begun', () => {
  it('by its artist, who learns where it goes; a repeat is the same take', async () => {
    const id = await test()
    const takeId = randomId()
    const first = beginTakeResultSchema.parse((await announce(id, { takeId })).result)
    expect(first).toMatchObject({ takeId, path: takePath(artist.uid, id, takeId) })
    expect(await begun(id, { takeId })).toBe(takeId)
    expect(await takeOf(id, takeId)).toMatchObject({ status: 'uploading', bytes: CLIP.length })
  })

  it('once for one video, whatever id the device has made for it', async () => {
    const id = await test()
    const takeId = await begun(id)
    expect(await begun(id)).toBe(takeId)
    expect((await backend.db.collection(`testRequests/${id}/takes`).get()).size).toBe(1)
  })

  it('under an id of its own', async () => {
    const id = await test()
    const takeId = await begun(id)
    expect((await announce(id, { takeId, bytes: otherVideo() })).error?.status).toBe('INVALID_ARGUMENT')
  })

  it('by no other artist: the test is not there for them', async () => {
    expect((await announce(await test(), { as: other })).error?.status).toBe('NOT_FOUND')
  })

  it.each([
    ['before it was accepted', { status: 'sent' }, 'Essa mudança não é possível agora. Atualize a página.'],
    [
      'of one that was sent',
      { status: 'submitted' },
      'Essa mudança não é possível agora. Atualize a página.',
    ],
    ['after the deadline', { deadline: PAST }, 'O prazo deste teste passou.'],
  ] as const)('never %s', async (_when, changes, message) => {
    const { error } = await announce(await test(changes))
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION', message })
  })

  it('by nobody whose profile was suspended', async () => {
    const suspended = await person({ status: 'suspended' })
    const id = await test({}, suspended)
    expect((await announce(id, { as: suspended })).error?.status).toBe('NOT_FOUND')
  })

  it('as long as it is no longer than the test asks for, and there are not too many', async () => {
    const id = await test({ seconds: 30 })
    expect((await announce(id, { seconds: 33 })).error?.message).toBe(
      'O vídeo tem 33 segundos, e o teste pede no máximo 30.',
    )
    const all = Array.from({ length: MAX_BEGUN_TAKES }, () => randomId())
    const batch = backend.db.batch()
    const take = { ...(await takeOf(id, await begun(id))), md5: 'BBBBBBBBBBBBBBBBBBBBBB==' }
    for (const each of all) batch.set(backend.db.doc(`testRequests/${id}/takes/${each}`), take)
    await batch.commit()
    expect((await announce(id, { bytes: otherVideo() })).error?.status).toBe('RESOURCE_EXHAUSTED')
  })
})

describe('a test is sent', () => {
  it('with the takes that were chosen, once the server holds them; the others go', async () => {
    const id = await test()
    const [one, two, unchosen] = [await uploaded(id), await uploaded(id), await uploaded(id)]
    expect(await submitted(id, [one, two])).toEqual({ isSent: true, missing: [] })
    expect(await statusOf(id)).toBe('submitted')
    const sent = await takeOf(id, one)
    expect(sent?.status).toBe('sent')
    expect(sent).not.toHaveProperty('uploadUntil')
    expect(await takeOf(id, unchosen)).toBeUndefined()
    expect([await isStored(id, two), await isStored(id, unchosen)]).toEqual([true, false])
    const lines = backend.db.collection('feed').where('testRequestId', '==', id)
    expect((await lines.get()).docs.map((line) => line.data()['kind'] as unknown)).toEqual(['testSubmitted'])
  })

  it('once, however often it is asked for', async () => {
    const id = await test()
    const takeId = await uploaded(id)
    const all = await Promise.all([submitted(id, [takeId]), submitted(id, [takeId]), submitted(id, [takeId])])
    expect(all.map(({ isSent }) => isSent)).toEqual([true, true, true])
    const { history } = (await backend.db.doc(`testRequests/${id}`).get()).data() as TestRequest
    expect(history.map(({ status }) => status)).toEqual(['sent', 'submitted'])
  })

  it('not at all while a take is missing, cut short or another; what is wrong there goes, to come again', async () => {
    const id = await test()
    const bytes = otherVideo()
    const [whole, never, cut, changed] = [
      await uploaded(id),
      await begun(id, { bytes: otherVideo() }),
      await begun(id, { bytes }),
      await uploaded(id),
    ]
    await put(id, cut, bytes.subarray(0, -1))
    await put(id, changed, otherVideo())
    expect(await submitted(id, [whole, never])).toEqual({ isSent: false, missing: [never] })
    expect(await submitted(id, [whole, cut])).toEqual({ isSent: false, missing: [cut] })
    expect(await submitted(id, [changed, whole])).toEqual({ isSent: false, missing: [changed] })
    expect([await isStored(id, cut), await isStored(id, whole)]).toEqual([false, true])
    await put(id, cut, bytes)
    expect(await submitted(id, [whole, cut])).toEqual({ isSent: true, missing: [] })
  })

  it('with videos alone, whatever the device called them', async () => {
    const id = await test()
    const takeId = await uploaded(id, Buffer.from('<html>nenhum vídeo</html>'))
    expect((await submit(id, [takeId])).error?.status).toBe('INVALID_ARGUMENT')
    expect(await statusOf(id)).toBe('accepted')
  })

  it('with no more takes than were asked for, and by no other artist', async () => {
    const id = await test({ takes: 1 })
    const all = [await uploaded(id), await uploaded(id)]
    expect((await submit(id, all)).error?.message).toBe('Escolha no máximo 1 takes.')
    expect((await submit(id, all, other)).error?.status).toBe('NOT_FOUND')
  })

  it('after the deadline with what was begun before it', async () => {
    const id = await test()
    const takeId = await uploaded(id)
    await backend.db.doc(`testRequests/${id}`).update({ deadline: Timestamp.now(), status: 'expired' })
    expect(await submitted(id, [takeId])).toEqual({ isSent: true, missing: [] })
  })

  it('not with what was begun after it', async () => {
    const id = await test()
    const takeId = await uploaded(id)
    await backend.db.doc(`testRequests/${id}`).update({ deadline: PAST })
    expect((await submit(id, [takeId])).error?.message).toBe('O prazo deste teste passou.')
  })

  it('again where another take was asked for, with another video', async () => {
    const id = await test()
    const bytes = otherVideo()
    const first = await uploaded(id, bytes)
    await submitted(id, [first])
    await backend.db.doc(`testRequests/${id}`).update({ status: 'retake' })
    expect((await announce(id, { bytes })).error?.message).toBe('Este vídeo você já enviou. Escolha outro.')
    const second = await uploaded(id)
    expect(await submitted(id, [second])).toEqual({ isSent: true, missing: [] })
    expect([(await takeOf(id, first))?.status, (await takeOf(id, second))?.status]).toEqual(['sent', 'sent'])
  })
})

async function ticketFor(path: string, { token }: Person): Promise<string | null | undefined> {
  const { result } = await call('openFiles', { paths: [path] }, token)
  return openFilesResultSchema.parse(result).tickets[0]
}

describe('what was sent', () => {
  it('is the artist’s and staff’s, by ranges and byte for byte; on its way it is the artist’s alone', async () => {
    const id = await test()
    const bytes = otherVideo()
    const takeId = await uploaded(id, bytes)
    const path = takePath(artist.uid, id, takeId)
    expect(await ticketFor(path, agent)).toBeNull()
    expect(await ticketFor(path, artist)).not.toBeNull()
    await submitted(id, [takeId])
    const ticket = await ticketFor(path, agent)
    const response = await fetch(`${HOSTING}/file/${String(ticket)}`, { headers: { range: 'bytes=4-1003' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([206, 'video/webm'])
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(4, 1004))).toBe(true)
    expect(await ticketFor(path, other)).toBeNull()
    const stranger = await fetch(
      `http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o/${encodeURIComponent(path)}`,
      {
        headers: { authorization: `Firebase ${agent.token}` },
      },
    )
    expect(stranger.status).toBe(403)
  })

  it('is out of sight at the next range once the artist has withdrawn', async () => {
    const id = await test()
    const takeId = await uploaded(id)
    await submitted(id, [takeId])
    const ticket = await ticketFor(takePath(artist.uid, id, takeId), agent)
    await backend.db.doc(`testRequests/${id}`).update({ status: 'refused' })
    expect((await fetch(`${HOSTING}/file/${String(ticket)}`)).status).toBe(403)
    await dropTakes(backend, { artistId: artist.uid, testRequestId: id })
    expect([await takeOf(id, takeId), await isStored(id, takeId)]).toEqual([undefined, false])
  })
})

const pdf = (pages: number): Promise<Buffer> =>
  pdfOf(...Array.from({ length: pages }, (_, page) => `Cena ${String(page + 1)}`))

describe('what there is to read', () => {
  const claimed = (tempMediaId: string): Promise<Sides> =>
    claimSides(backend, signedIn(agent), { kind: 'upload', tempMediaId, name: 'cena.pdf' }, undefined)

  it('is a PDF by its bytes, counted in pages, the same for a repeat', async () => {
    const place = await uploadedFile(agent, await pdf(3))
    const sides = await claimed(place)
    expect(sides).toMatchObject({ kind: 'pdf', pages: 3, name: 'cena.pdf' })
    expect(await claimed(place)).toEqual(sides)
  })

  it.each([
    ['no PDF', async () => Promise.resolve(Buffer.from('<html></html>')), 'O PDF não é um PDF.'],
    [
      'a broken one',
      async () => Promise.resolve(Buffer.from('%PDF-1.7 quebrado')),
      'O PDF não pôde ser lido: talvez esteja protegido por senha.',
    ],
    ['one of too many pages', () => pdf(41), 'O PDF tem mais de 40 páginas.'],
  ] as const)('is not %s', async (_what, bytes, message) => {
    await expect(claimed(await uploadedFile(agent, await bytes()))).rejects.toMatchObject({ message })
  })

  it('is one’s own upload', async () => {
    const place = await uploadedFile(agent, await pdf(1))
    await expect(
      claimSides(backend, signedIn(other), { kind: 'upload', tempMediaId: place, name: 'x.pdf' }, undefined),
    ).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('is closed until the artist accepts, and then has their name on every page; staff read the original', async () => {
    const sides = await claimed(await uploadedFile(agent, await pdf(2)))
    const id = await test({ sides: 'pdf', status: 'opened' })
    await backend.db.doc(`testRequests/${id}/sides/current`).set({ artistId: artist.uid, sides })
    const open = (as: Person): Promise<Answer> => call('openSides', { testRequestId: id }, as.token)
    expect((await open(artist)).error?.status).toBe('FAILED_PRECONDITION')
    expect((await open(other)).error?.status).toBe('NOT_FOUND')
    const original = openSidesResultSchema.parse((await open(agent)).result).path
    expect(await ticketFor(original, artist)).toBeNull()
    expect(await ticketFor(original, agent)).not.toBeNull()

    await backend.db.doc(`testRequests/${id}`).update({ status: 'accepted' })
    const { path } = openSidesResultSchema.parse((await open(artist)).result)
    expect(openSidesResultSchema.parse((await open(artist)).result).path).toBe(path)
    const [stamped] = await backend.bucket.file(path).download()
    expect((await PDFDocument.load(stamped)).getPageCount()).toBe(2)
    const [plain] = await backend.bucket.file(original).download()
    expect(stamped.length).toBeGreaterThan(plain.length)
    expect(await ticketFor(path, artist)).not.toBeNull()
    expect(await ticketFor(path, other)).toBeNull()
    await backend.db.doc(`testRequests/${id}`).update({ status: 'refused' })
    expect(await ticketFor(path, artist)).toBeNull()
  })
})

it('takes that were never sent go once their test takes no others', async () => {
  const [open, over] = [await test(), await test()]
  const [kept, gone] = [await uploaded(open), await uploaded(over)]
  await backend.db.doc(`testRequests/${over}`).update({ status: 'cancelled' })
  await sweepTakes(backend, LATER(25))
  expect([await isStored(open, kept), await isStored(over, gone)]).toEqual([true, false])
  expect(await takeOf(over, gone)).toBeUndefined()
})
