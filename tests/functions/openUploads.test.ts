import { MAX_MEDIA } from '@ribalta/domain/media/media'
import {
  type OpenUploadsInput,
  openUploadsResultSchema,
  type UploadFile,
  uploadTicketSchema,
} from '@ribalta/domain/schemas/media/uploads'
import { describe, expect, it } from 'vitest'
import { mp4, photo } from '../../functions/src/testing/mediaFiles.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  filesBelow,
  newSession,
  type Person,
  person,
  upload,
} from '../support/functions/functions.ts'

/** The first call of each function starts a process for it. */
const MB = 1024 * 1024
const PHOTO: UploadFile = { type: 'image/jpeg', bytes: 1000 }
const PDF: UploadFile = { type: 'application/pdf', bytes: 1000 }
const VIDEO: UploadFile = { type: 'video/mp4', bytes: 50 * MB }

const NOTHING: OpenUploadsInput = { sessions: [], files: [], dropped: [] }

function open(input: Partial<OpenUploadsInput>, token?: string): Promise<Answer> {
  return call('openUploads', { ...NOTHING, ...input }, token)
}

async function placesOf(input: Partial<OpenUploadsInput>, token?: string): Promise<string[]> {
  const { result, error } = await open(input, token)
  expect(error).toBeUndefined()
  return openUploadsResultSchema.parse(result).places
}

const sessionOf = (place = ''): string => place.split('/')[0] ?? ''

async function ticketOf(session: string) {
  return uploadTicketSchema.parse((await backend.db.doc(`uploadTickets/${session}`).get()).data())
}

describe('slots for uploads', () => {
  it('are given one for each file, and written down for the rules', async () => {
    const places = await placesOf({ files: [PHOTO, VIDEO] })
    const session = sessionOf(places[0])
    expect(places).toEqual([`${session}/0`, `${session}/1`])
    expect(session).toMatch(/^[\w-]{32}$/)
    const ticket = await ticketOf(session)
    expect(ticket).toMatchObject({ uid: '', slots: { '0': PHOTO, '1': VIDEO } })
    expect(ticket.expiresAt.seconds - Date.now() / 1000).toBeGreaterThan(59 * 60)
  })

  it('are added to a session until it is full, and then in another', async () => {
    const session = sessionOf((await placesOf({ files: [PHOTO] }))[0])
    const more = await placesOf({
      sessions: [session],
      files: Array.from({ length: MAX_MEDIA }, () => PHOTO),
    })
    expect(more.filter((place) => sessionOf(place) === session)).toHaveLength(MAX_MEDIA - 1)
    expect(new Set(more).size).toBe(MAX_MEDIA)
  })

  it('make room when what was sent is dropped, and its file goes', async () => {
    const [place = ''] = await placesOf({ files: [VIDEO, VIDEO] })
    const session = sessionOf(place)
    await upload(await photo(20, 20), session, 0)
    expect((await open({ sessions: [session], files: [VIDEO] })).error?.message).toContain('dois vídeos')
    const next = await placesOf({ sessions: [session], files: [VIDEO], dropped: [place] })
    expect(next).toEqual([`${session}/2`])
    expect(await filesBelow(`temp-media/${session}/`)).toEqual([])
  })

  it('that were dropped are not given again: dropped a second time, they take no other file', async () => {
    const [place = ''] = await placesOf({ files: [PHOTO] })
    const sessions = [sessionOf(place)]
    const again = await placesOf({ sessions, files: [PHOTO], dropped: [place] })
    await placesOf({ sessions, dropped: [place] })
    expect(again).toEqual([`${sessions[0] ?? ''}/1`])
    expect((await ticketOf(sessions[0] ?? '')).slots).toEqual({ '1': PHOTO })
    // A session in which every slot was used up gives way to another.
    let last = again
    for (let slot = 2; slot <= MAX_MEDIA; slot += 1)
      last = await placesOf({ sessions, files: [PHOTO], dropped: last })
    expect(sessions).not.toContain(sessionOf(last[0]))
  })

  it('are kept by naming their session; what is over or unknown is not', async () => {
    const session = sessionOf((await placesOf({ files: [PHOTO] }))[0])
    const unknown = newSession()
    const renewed = await open({ sessions: [session, unknown] })
    expect(renewed.result).toEqual({ alive: [session], places: [] })
    await backend.db
      .doc(`uploadTickets/${session}`)
      .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
    expect((await open({ sessions: [session] })).result).toEqual({ alive: [], places: [] })
    const [place] = await placesOf({ sessions: [session, unknown], files: [PHOTO] })
    expect([session, unknown]).not.toContain(sessionOf(place))
  })

  it("of somebody with an account are nobody else's", async () => {
    const [artist, other] = [await person(), await person()]
    const [place = ''] = await placesOf({ files: [PHOTO] }, artist.token)
    const session = sessionOf(place)
    expect((await ticketOf(session)).uid).toBe(artist.uid)
    await upload(Buffer.from('x'), session, 0)
    for (const token of [other.token, undefined]) {
      const attempt = await open({ sessions: [session], dropped: [place] }, token)
      expect(attempt.result).toEqual({ alive: [], places: [] })
    }
    expect(await filesBelow(`temp-media/${session}/`)).toHaveLength(1)
  })
})

describe('before there is a profile', () => {
  it.each([
    ['a video over 50 MB', [{ ...VIDEO, bytes: 50 * MB + 1 }], '50 MB'],
    ['a third video', [VIDEO, VIDEO, VIDEO], 'dois vídeos'],
    ['a PDF', [PDF], 'Formato não aceito'],
    ['a photo over 10 MB', [{ ...PHOTO, bytes: 10 * MB + 1 }], '10 MB'],
  ])('there is no slot for %s, for a bare account neither', async (_what, files, words) => {
    for (const token of [undefined, (await bareAccount()).token]) {
      const { error } = await open({ files }, token)
      expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' })
      expect(error?.message).toContain(words)
    }
  })

  it('nobody registers with a third video, by whatever sessions it came', async () => {
    const tempMediaIds = [await upload(mp4()), await upload(mp4()), await upload(mp4())]
    const answer = await call('createProfile', registrationPayload({ tempMediaIds }))
    expect(answer.error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { position: 3 } })
    expect(answer.error?.message).toContain('dois vídeos')
  })
})

it('with a profile there is room for every video of it', async () => {
  const artist = await person()
  const files = Array.from({ length: MAX_MEDIA }, () => ({ ...VIDEO, bytes: 200 * MB }))
  expect(await placesOf({ files }, artist.token)).toHaveLength(MAX_MEDIA)
})

it('what somebody with an account sent is claimed by nobody else, and stays there for them', async () => {
  const [artist, other] = [await person(), await person()]
  const [place = ''] = await placesOf({ files: [PHOTO] }, artist.token)
  await upload(await photo(340, 420), sessionOf(place))
  const gone = { status: 'INVALID_ARGUMENT', details: { isGone: true, position: 1 } }
  const change = (who: Person): Promise<Answer> =>
    call('updateProfile', { profileId: who.uid, tempMediaIds: [place] }, who.token)
  expect((await change(other)).error).toMatchObject(gone)
  const registration = registrationPayload({ tempMediaIds: [place] })
  expect((await call('createProfile', registration)).error).toMatchObject(gone)
  expect((await change(artist)).error).toBeUndefined()
})

it.each<[string, object]>([
  ['a page', { files: [{ type: 'text/html', bytes: 1 }] }],
  ['nothing at all', { files: [{ ...PHOTO, bytes: 0 }] }],
  ['half a byte', { files: [{ ...PHOTO, bytes: 0.5 }] }],
  ['more than any file has', { files: [{ ...VIDEO, bytes: 200 * MB + 1 }] }],
  ['more files than a profile has', { files: Array.from({ length: MAX_MEDIA + 1 }, () => PHOTO) }],
  ['a path', { sessions: ['../media'] }],
  ['a path to drop', { dropped: ['../media/0'] }],
])('there is no slot for %s', async (_what, input) => {
  expect((await call('openUploads', { ...NOTHING, ...input })).error?.status).toBe('INVALID_ARGUMENT')
})
