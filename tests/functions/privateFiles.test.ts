import { FILE_POLICY, MAX_FILES_AT_ONCE, MAX_RANGE_BYTES } from '@ribalta/domain/media/privateFiles'
import { openFilesResultSchema } from '@ribalta/domain/schemas/media/privateFiles'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { answerFile } from '../../functions/src/services/files/serve.ts'
import { sealTicket } from '../../functions/src/services/files/tickets.ts'
import {
  type Answer,
  backend,
  call,
  newSession,
  person,
  type Person,
} from '../support/functions/functions.ts'
import { storeLarge } from '../support/functions/largeFile.ts'
import { publish } from '../support/functions/publishing.ts'

const HOSTING = 'http://127.0.0.1:5000'
const OBJECTS = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'
const BYTES = Buffer.from('0123456789')

interface Artist extends Person {
  readonly photo: string
}

/** Somebody with one photo, whose bytes are {@link BYTES}. */
async function artistWithPhoto(): Promise<Artist> {
  const mark = newSession()
  const someone = await person({ status: 'pending' })
  const base = `media/${someone.uid}/${mark}`
  const media: ProfileMedia = {
    id: mark,
    kind: 'image',
    base,
    widths: [320],
    width: 320,
    height: 400,
    placeholder: '#aabbcc',
  }
  await backend.db.doc(`profiles/${someone.uid}`).update({ media: [media] })
  const photo = `${base}/320.webp`
  await backend.bucket.file(photo).save(BYTES, { resumable: false, contentType: 'image/webp' })
  return { ...someone, photo }
}

let agent: Person
let director: Person
let artist: Artist

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  artist = await artistWithPhoto()
})

async function ticketsFor(paths: readonly string[], token: string): Promise<readonly (string | null)[]> {
  const { result } = await call('openFiles', { paths }, token)
  return openFilesResultSchema.parse(result).tickets
}

async function ticketFor(path: string, token: string): Promise<string> {
  const [ticket] = await ticketsFor([path], token)
  if (ticket === undefined || ticket === null) throw new Error(`No ticket for ${path}`)
  return ticket
}

function ask(
  ticket: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Response> {
  return fetch(`${HOSTING}/file/${ticket}`, { headers, method })
}

describe('a private file', () => {
  it('is its owner’s and staff’s, through the page’s own origin, and kept by no cache', async () => {
    for (const { token } of [artist, agent]) {
      const response = await ask(await ticketFor(artist.photo, token))
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('0123456789')
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('accept-ranges')).toBe('bytes')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-disposition')).toBe('inline')
      expect(response.headers.get('content-security-policy')).toBe(FILE_POLICY)
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('comes by ranges', async () => {
    const ticket = await ticketFor(artist.photo, artist.token)
    const part = await ask(ticket, { range: 'bytes=3-5' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 3-5/10',
      '345',
    ])
    const past = await ask(ticket, { range: 'bytes=10-' })
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('is asked for by reading alone', async () => {
    const ticket = await ticketFor(artist.photo, artist.token)
    expect((await ask(ticket, {}, 'POST')).status).toBe(405)
    const head = await ask(ticket, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
  })

  it('is for nobody without a ticket, with another’s text for one, or with one of another secret', async () => {
    const forged = sealTicket(
      { uid: artist.uid, authTime: 9e9, hasSecondFactor: false },
      artist.photo,
      'guess',
      new Date(),
    )
    for (const ticket of ['', 'x', artist.photo, encodeURIComponent(artist.photo), forged]) {
      const response = await ask(ticket)
      expect([response.status, await response.text()]).toEqual([403, ''])
    }
  })

  it('is for no client of Storage, be it the owner or staff, by no address and with no token', async () => {
    const address = `${OBJECTS}/${encodeURIComponent(artist.photo)}`
    for (const { token } of [artist, agent]) {
      for (const query of ['', '?alt=media', '?alt=media&token=', '?create_token=true']) {
        const method = query.startsWith('?create') ? 'POST' : 'GET'
        const response = await fetch(`${address}${query}`, {
          method,
          headers: { authorization: `Firebase ${token}` },
        })
        expect([query, response.status]).toEqual([query, 403])
      }
    }
    const [metadata] = await backend.bucket.file(artist.photo).getMetadata()
    expect(metadata.metadata?.['firebaseStorageDownloadTokens']).toBeUndefined()
  })

  it('that is gone is gone', async () => {
    const other = await artistWithPhoto()
    const ticket = await ticketFor(other.photo, other.token)
    await backend.bucket.file(other.photo).delete()
    expect((await ask(ticket)).status).toBe(404)
  })
})

it.each(['preparing', 'refused'] as const)('a video that is %s is for nobody', async (state) => {
  const { uid, token } = await person()
  const base = `media/${uid}/video`
  const video: ProfileMedia = { id: 'v', kind: 'video', base, extension: 'mp4', bytes: 9, state: 'ready' }
  const path = `${base}/video.mp4`
  const record = backend.db.doc(`profiles/${uid}`)
  await record.update({ media: [video] })
  expect(await ticketsFor([path], agent.token)).toEqual([expect.any(String)])
  const ticket = await ticketFor(path, token)
  await record.update({ media: [{ ...video, state }] })
  expect([await ticketsFor([path], agent.token), await ticketsFor([path], token)]).toEqual([[null], [null]])
  expect((await ask(ticket)).status).toBe(403)
})

describe('tickets', () => {
  it('are given for many files at once, in order, and for none that is not the caller’s', async () => {
    const other = await artistWithPhoto()
    const paths = [artist.photo, other.photo, `media/${other.uid}/none/320.webp`, 'temp-media/a/0', '../x']
    expect((await ticketsFor(paths, other.token)).map((ticket) => typeof ticket)).toEqual([
      'object',
      'string',
      'string',
      'object',
      'object',
    ])
    expect((await ticketsFor(paths, agent.token)).map((ticket) => typeof ticket)).toEqual([
      'string',
      'string',
      'object',
      'object',
      'object',
    ])
  })

  it.each([
    ['no file', []],
    ['too many files', Array.from({ length: MAX_FILES_AT_ONCE + 1 }, () => 'media/a/b/320.webp')],
    ['no text', [7]],
    ['too long a text', ['x'.repeat(401)]],
  ])('are refused for %s', async (_case, paths) => {
    const { error } = await call('openFiles', { paths }, artist.token)
    expect(error?.status).toBe('INVALID_ARGUMENT')
  })

  it('are for nobody who is not signed in', async () => {
    const { error }: Answer = await call('openFiles', { paths: [artist.photo] })
    expect(error?.status).toBe('UNAUTHENTICATED')
  })

  it('are given to staff for what only the public page still shows', async () => {
    const other = await artistWithPhoto()
    await publish(other)
    await backend.db.doc(`profiles/${other.uid}`).update({ media: [] })
    expect(await ticketsFor([other.photo], agent.token)).toEqual([expect.any(String)])
    await backend.db.doc(`artists/${other.uid}`).delete()
    expect(await ticketsFor([other.photo], agent.token)).toEqual([null])
  })
})

/** Everything by which somebody may lose the right to read, while they read. */
const ENDS: readonly (readonly [string, (reader: Person, owner: Person) => Promise<unknown>])[] = [
  ['loses the grant', ({ uid }) => backend.db.doc(`profiles/${uid}`).update({ grants: [] })],
  [
    'ends this sign-in from another device',
    ({ uid }) =>
      backend.db.doc(`profiles/${uid}`).update({ sessionsEndedAt: Timestamp.fromMillis(Date.now() + 5000) }),
  ],
  ['is suspended', ({ uid }) => backend.db.doc(`profiles/${uid}`).update({ status: 'suspended' })],
  [
    'has the account disabled',
    ({ uid }) => backend.db.doc(`profiles/${uid}`).update({ isAccountDisabled: true }),
  ],
  ['deletes the account', ({ uid }) => backend.db.doc(`profiles/${uid}`).delete()],
  [
    'reads of somebody who leaves the agency',
    (_reader, { uid }) => backend.db.doc(`profiles/${uid}`).delete(),
  ],
  [
    'reads what its owner takes away',
    (_reader, { uid }) => backend.db.doc(`profiles/${uid}`).update({ media: [] }),
  ],
]

it.each(ENDS)(
  'a reader who %s reads no further range, with the ticket that still lasts',
  async (_case, end) => {
    const reader = await person({ grants: ['AGENT'] })
    const owner = await artistWithPhoto()
    const ticket = await ticketFor(owner.photo, reader.token)
    expect((await ask(ticket, { range: 'bytes=0-4' })).status).toBe(206)
    await end(reader, owner)
    const next = await ask(ticket, { range: 'bytes=5-9' })
    expect([next.status, await next.text()]).toEqual([403, ''])
    expect((await ask(ticket)).status).toBe(403)
  },
)

/** What the agency takes back by itself, as its own screens do it. */
const WITHDRAWALS: readonly (readonly [string, (reader: Person, owner: Person) => Promise<Answer>])[] = [
  [
    'whose page was suspended',
    (_reader, { uid }) =>
      call(
        'changeProfileState',
        { profileIds: [uid], act: 'suspend', reason: 'Fotos de outra pessoa.' },
        director.token,
      ),
  ],
  [
    'that an agent was reading who lost the grant',
    ({ uid }) => call('setGrants', { profileId: uid, grants: [] }, director.token),
  ],
]

describe.each(WITHDRAWALS)('of somebody %s', (_case, withdraw) => {
  /** Somebody on the air who waits for an answer, and an agent who is looking. */
  async function watched(media: (base: string) => ProfileMedia): Promise<readonly [Person, Person, string]> {
    const reader = await person({ grants: ['AGENT'] })
    const owner = await person({ status: 'published', publishedVersion: 1, queuedAt: Timestamp.now() })
    const base = `media/${owner.uid}/${newSession()}`
    await backend.db.doc(`profiles/${owner.uid}`).update({ media: [media(base)] })
    await publish(owner)
    return [reader, owner, base]
  }

  it('a running video stops at its next range', async () => {
    const size = 2 * MAX_RANGE_BYTES
    const [reader, owner, base] = await watched((folder) => ({
      id: 'v',
      kind: 'video',
      base: folder,
      extension: 'mp4',
      bytes: size,
      state: 'ready',
    }))
    await storeLarge(`${base}/video.mp4`, size)
    const ticket = await ticketFor(`${base}/video.mp4`, reader.token)
    const first = await ask(ticket, { range: 'bytes=0-' })
    expect([first.status, (await first.arrayBuffer()).byteLength]).toEqual([206, MAX_RANGE_BYTES])

    expect((await withdraw(reader, owner)).error).toBeUndefined()
    const next = await ask(ticket, { range: `bytes=${String(MAX_RANGE_BYTES)}-` })
    expect([next.status, await next.text()]).toEqual([403, ''])
    expect(await ticketsFor([`${base}/video.mp4`], reader.token)).toEqual([null])
  })

  it('a photo comes neither whole nor again', async () => {
    const [reader, owner, base] = await watched((folder) => ({
      id: 'p',
      kind: 'image',
      base: folder,
      widths: [320],
      width: 320,
      height: 400,
      placeholder: '#aabbcc',
    }))
    const path = `${base}/320.webp`
    await backend.bucket.file(path).save(BYTES, { resumable: false, contentType: 'image/webp' })
    const ticket = await ticketFor(path, reader.token)
    const shown = await ask(ticket)
    expect([shown.status, await shown.text()]).toEqual([200, '0123456789'])

    expect((await withdraw(reader, owner)).error).toBeUndefined()
    // Once more, and as a browser asks that would keep what it has.
    for (const headers of [{}, {}, { 'if-none-match': shown.headers.get('etag') ?? '*' }]) {
      const again = await ask(ticket, headers)
      expect([again.status, await again.text()]).toEqual([403, ''])
    }
    expect(await ticketsFor([path], reader.token)).toEqual([null])
  })
})

it('a photo of several megabytes moves no more than the range that is asked for', async () => {
  const size = 6 * 1024 * 1024
  const owner = await artistWithPhoto()
  const bytes = Buffer.alloc(size, 'a')
  await backend.bucket.file(owner.photo).save(bytes, { resumable: false, contentType: 'image/webp' })
  const part = await ask(await ticketFor(owner.photo, owner.token), { range: 'bytes=5000000-5000999' })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    `bytes 5000000-5000999/${String(size)}`,
    '1000',
  ])
  expect((await part.arrayBuffer()).byteLength).toBe(1000)
})

describe('a video of 200 MB', { tags: 'deep' }, () => {
  const SIZE = 200 * 1024 * 1024
  let video: string

  beforeAll(async () => {
    video = artist.photo.replace('320.webp', 'video.mp4')
    await storeLarge(video, SIZE)
  })

  it('moves no more than eight megabytes at a seek, and nothing where it is asked for whole', async () => {
    const reader = { uid: artist.uid, authTime: Math.floor(Date.now() / 1000), hasSecondFactor: false }
    const ticket = sealTicket(reader, video, 'here', new Date())
    const seek = await answerFile(
      backend,
      { ticket, range: `bytes=${String(SIZE / 2)}-` },
      'here',
      new Date(),
    )
    expect(seek.status).toBe(206)
    expect(seek.headers['Content-Range']).toBe(
      `bytes ${String(SIZE / 2)}-${String(SIZE / 2 + MAX_RANGE_BYTES - 1)}/${String(SIZE)}`,
    )
    let moved = 0
    for await (const chunk of seek.open?.() ?? []) moved += (chunk as Buffer).length
    expect(moved).toBe(MAX_RANGE_BYTES)

    const whole = await answerFile(backend, { ticket, range: undefined }, 'here', new Date())
    expect([whole.status, whole.open]).toEqual([416, undefined])
  })
})
