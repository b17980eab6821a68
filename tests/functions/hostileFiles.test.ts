import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openUploadsResultSchema } from '@ribalta/domain/schemas/media/uploads'
import { hostileFiles, photo, polyglot } from '../../functions/src/testing/mediaFiles.ts'
import { registrationPayload } from '../../functions/src/testing/payloads.ts'
import {
  backend,
  call,
  filesBelow,
  newSession,
  person,
  profileOf,
  upload,
} from '../support/functions/functions.ts'
import { NO_TRACES, tracesOf } from '../support/functions/traces.ts'

const files = await hostileFiles()

describe.each([...files.keys()])('a registration with %s', (name) => {
  it('is refused naming its position, and nothing is left', async () => {
    const session = newSession()
    const good = await upload(await photo(330, 330), session, 0)
    const bad = await upload(files.get(name) ?? Buffer.alloc(0), session, 1)
    const payload = registrationPayload({ tempMediaIds: [good, bad] })
    const { error } = await call('createProfile', payload)
    expect(error).toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('O arquivo 2 ') as string,
      details: { field: 'tempMediaIds', position: 2 },
    })
    expect(await tracesOf(payload)).toEqual(NO_TRACES)
  })
})

it('a photo over 10 MB is refused', async () => {
  const large = Buffer.concat([await photo(330, 330), Buffer.alloc(10 * 1024 * 1024)])
  const payload = registrationPayload({ tempMediaIds: [await upload(large)] })
  const { error } = await call('createProfile', payload)
  expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', message: 'O arquivo 1 passa de 10 MB.' })
})

it('a file that is not there is refused', async () => {
  const { error } = await call('createProfile', registrationPayload())
  expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { position: 1, isGone: true } })
})

it('a page inside a photo is not served', async () => {
  const { uid, token } = await person()
  const tempMediaId = await upload(await polyglot())
  const answer = await call('updateProfile', { profileId: uid, tempMediaIds: [tempMediaId] }, token)
  expect(answer.error).toBeUndefined()
  expect((await profileOf(uid))?.media).toHaveLength(1)
  const names = await filesBelow(`media/${uid}/`)
  expect(names).not.toEqual([])
  for (const name of names) {
    const [stored] = await backend.bucket.file(name).download()
    expect(stored.includes('<script>')).toBe(false)
    expect(stored.includes('segredo')).toBe(false)
  }
})

const OBJECTS = 'http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o'
const stored = z.object({ name: z.string(), downloadTokens: z.string() })

/** A slot for a photo of this size, as a visitor is given one. */
async function aSlot(bytes: number): Promise<string> {
  const { result } = await call('openUploads', {
    sessions: [],
    files: [{ type: 'image/jpeg', bytes }],
    dropped: [],
  })
  return openUploadsResultSchema.parse(result).places[0] ?? ''
}

/** As a visitor's browser uploads, with whatever type it claims. */
async function uploadAs(contentType: string, body: Buffer): Promise<Response> {
  const name = encodeURIComponent(`temp-media/${await aSlot(body.length)}`)
  const headers = { 'content-type': contentType }
  return fetch(`${OBJECTS}?name=${name}`, { method: 'POST', headers, body: Uint8Array.from(body) })
}

const uploadable = [...files].filter(([, { length }]) => length > 0)

describe.each(uploadable)('%s that is uploaded as a photo', (_name, bytes) => {
  it('is given back to nobody, and by its own link only as the photo that it claims to be', async () => {
    const { name, downloadTokens } = stored.parse(await (await uploadAs('image/jpeg', bytes)).json())
    const address = `${OBJECTS}/${encodeURIComponent(name)}?alt=media`
    expect((await fetch(address)).status).toBe(403)
    const own = await fetch(`${address}&token=${downloadTokens}`)
    expect(own.headers.get('content-type')).toBe('image/jpeg')
  })
})

it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'image/gif', ''])(
  'nothing is uploaded as %j',
  async (contentType) => {
    expect((await uploadAs(contentType, await photo(330, 330))).status).toBe(403)
  },
)

it('nothing is uploaded whose parts say different types', async () => {
  const name = `temp-media/${await aSlot(1000)}`
  const body = [
    '--part\r\ncontent-type: application/json\r\n\r\n',
    JSON.stringify({ name, contentType: 'text/html' }),
    '\r\n--part\r\ncontent-type: image/jpeg\r\n\r\n<script>alert(1)</script>\r\n--part--',
  ].join('')
  const answer = await fetch(`${OBJECTS}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body,
  })
  expect(answer.status).toBe(403)
  expect(await filesBelow(name)).toEqual([])
})
