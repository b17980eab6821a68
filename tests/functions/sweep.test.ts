import '../support/functions/alone.ts'
import { MESSAGE_KEPT_DAYS } from '@ribalta/domain/contact'
import { postUploadPath } from '@ribalta/domain/posts/postImage'
import { expect, it } from 'vitest'
import { openUploads } from '../../functions/src/services/media/tickets.ts'
import { sweepContactMessages } from '../../functions/src/services/contactMessages/sweep.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import {
  backend,
  call,
  filesBelow,
  newSession,
  type Person,
  person,
  profileOf,
  upload,
  uploadPhoto,
} from '../support/functions/functions.ts'
import { publish } from '../support/functions/publishing.ts'

const MINUTE = 60_000
const DAY = 24 * 60

function sweepIn(minutes: number): ReturnType<typeof sweepAll> {
  return sweepAll(backend, new Date(Date.now() + minutes * MINUTE))
}

function change(who: Person, fields: object): ReturnType<typeof call> {
  return call('updateProfile', { profileId: who.uid, ...fields }, who.token)
}

it('uploads are kept an hour and then deleted', async () => {
  const session = newSession()
  await upload(Buffer.from('x'), session, 3)
  await sweepIn(59)
  expect(await filesBelow(`temp-media/${session}/`)).toHaveLength(1)
  await sweepIn(61)
  expect(await filesBelow(`temp-media/${session}/`)).toEqual([])
})

it('uploads whose session is renewed are kept on, but no longer than a day', async () => {
  const files = [{ type: 'image/jpeg' as const, bytes: 1 }]
  const openIn = (minutes: number, session?: string) =>
    openUploads(
      backend,
      {
        sessions: session === undefined ? [] : [session],
        files: session === undefined ? files : [],
        dropped: [],
      },
      {
        uid: undefined,
        authTime: undefined,
        hasSecondFactor: false,
        address: undefined,
        userAgent: undefined,
      },
      new Date(Date.now() + minutes * MINUTE),
    )
  const { places } = await openIn(0)
  const [session = '', slot] = places[0]?.split('/') ?? []
  await upload(Buffer.from('x'), session, Number(slot))
  for (let minutes = 50; minutes < DAY; minutes += 50) {
    expect(await openIn(minutes, session)).toEqual({ alive: [session], places: [] })
  }
  await sweepIn(DAY - 1)
  expect(await filesBelow(`temp-media/${session}/`)).toHaveLength(1)
  expect(await openIn(DAY + 1, session)).toEqual({ alive: [], places: [] })
  await sweepIn(DAY + 1)
  expect(await filesBelow(`temp-media/${session}/`)).toEqual([])
  await sweepIn(DAY + 61)
  expect((await backend.db.doc(`uploadTickets/${session}`).get()).exists).toBe(false)
})

it('what a refused change had already claimed is deleted', async () => {
  const artist = await person()
  const tempMediaIds = [await uploadPhoto(), await upload(Buffer.from('<svg/>'))]
  expect((await change(artist, { tempMediaIds })).error).toBeDefined()
  expect(await filesBelow(`media/${artist.uid}/`)).toHaveLength(3)
  await sweepIn(11)
  expect(await filesBelow(`media/${artist.uid}/`)).toEqual([])
})

it('what is part of the profile by then is kept', async () => {
  const artist = await person()
  const good = await uploadPhoto()
  await change(artist, { tempMediaIds: [good, await upload(Buffer.from('<svg/>'))] })
  await change(artist, { tempMediaIds: [good] })
  await sweepIn(11)
  expect(await filesBelow(`media/${artist.uid}/`)).toHaveLength(3)
  expect((await profileOf(artist.uid))?.media).toHaveLength(1)
})

it('what only the published page shows is deleted once another version is published', async () => {
  const artist = await person({ status: 'published', publishedVersion: 1 })
  await change(artist, { tempMediaIds: [await uploadPhoto()] })
  await publish(artist)
  await change(artist, { mediaOrder: [] })
  await sweepIn(DAY + 11)
  expect(await filesBelow(`media/${artist.uid}/`)).toHaveLength(3)
  await publish(artist)
  await sweepIn(3 * DAY)
  expect(await filesBelow(`media/${artist.uid}/`)).toEqual([])
})

it('pictures sent for the blog that nobody claimed go after a day', async () => {
  const uploadId = newSession()
  const path = postUploadPath(uploadId)
  await backend.bucket.file(path).save(Buffer.from('x'), { resumable: false, contentType: 'image/jpeg' })
  await sweepIn(DAY - 60)
  expect(await filesBelow(path)).toHaveLength(1)
  await sweepIn(DAY + 60)
  expect(await filesBelow(path)).toEqual([])
})

it('a message is deleted after the time that the privacy notice says, and not before', async () => {
  const requestId = `pedido-${newSession()}`
  const message = { name: 'Helena Prado', email: 'helena@example.com', message: 'Procuramos um elenco.' }
  expect((await call('submitContact', { requestId, ...message, subject: 'contratar' })).error).toBeUndefined()
  const isStored = async () => (await backend.db.doc(`contactMessages/${requestId}`).get()).exists
  const days = (count: number): Date => new Date(Date.now() + count * 86_400_000)
  await sweepContactMessages(backend, days(MESSAGE_KEPT_DAYS - 1))
  expect(await isStored()).toBe(true)
  await sweepContactMessages(backend, days(MESSAGE_KEPT_DAYS))
  expect(await isStored()).toBe(false)
})

it('a sweep with nothing to do fails at nothing', async () => {
  await sweepIn(5 * DAY)
  expect(await sweepIn(5 * DAY)).toMatchObject({ failed: 0, tempMedia: 0 })
})
