import type { ProfileImage } from '@ribalta/domain/schemas/media/media'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { stripTokens } from '../../functions/src/services/files/stripTokens.ts'
import { moveMedia } from '../../functions/src/services/media/move.ts'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { sweepRequest } from '../../functions/src/services/registration/sweepRequests.ts'
import {
  backend,
  call,
  filesBelow,
  newSession,
  person,
  profileOf,
  type Person,
} from '../support/functions/functions.ts'
import { withMethod } from '../support/functions/interference.ts'
import { publish } from '../support/functions/publishing.ts'

const STORAGE = 'http://127.0.0.1:9199'
const BUCKET = 'demo-ribalta.appspot.com'
const OBJECTS = `${STORAGE}/v0/b/${BUCKET}/o`
const addressOf = (path: string, query = ''): string =>
  `${OBJECTS}/${encodeURIComponent(path)}?alt=media${query}`
const stored = z.object({ name: z.string(), downloadTokens: z.string() })

/** An upload as anybody's, with a token of the uploader's own; answers every token that opens it. */
async function uploadWithToken(name: string): Promise<string[]> {
  const metadata = {
    name,
    contentType: 'image/jpeg',
    contentDisposition: 'attachment; filename="x.html"',
    metadata: { firebaseStorageDownloadTokens: 'meu-token', lugar: '-23.5,-46.6' },
  }
  const body = [
    '--part\r\ncontent-type: application/json\r\n\r\n',
    JSON.stringify(metadata),
    '\r\n--part\r\ncontent-type: image/jpeg\r\n\r\nfoto\r\n--part--',
  ].join('')
  const answer = await fetch(`${OBJECTS}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer owner',
      'content-type': 'multipart/related; boundary=part',
      'x-goog-upload-protocol': 'multipart',
    },
    body,
  })
  return stored.parse(await answer.json()).downloadTokens.split(',')
}

/** What the event of a stored file says. */
async function eventOf(name: string) {
  const [{ contentType, metadata }] = await backend.bucket.file(name).getMetadata()
  return { name, contentType, metadata: z.optional(z.record(z.string(), z.string())).parse(metadata) }
}

it('the tokens of an upload end when it is stored, with all else that the uploader noted', async () => {
  const name = `temp-media/${newSession()}/0`
  const tokens = await uploadWithToken(name)
  expect(tokens).toContain('meu-token')
  for (const token of tokens) expect((await fetch(addressOf(name, `&token=${token}`))).status).toBe(200)

  expect(await stripTokens(backend.bucket, await eventOf(name))).toBe(true)
  for (const token of tokens) expect((await fetch(addressOf(name, `&token=${token}`))).status).toBe(403)
  const [{ metadata, contentType, contentDisposition }] = await backend.bucket.file(name).getMetadata()
  expect({ metadata, contentType, contentDisposition }).toEqual({
    metadata: { tokens: 'none' },
    contentType: 'image/jpeg',
    contentDisposition: 'inline',
  })
  const [bytes] = await backend.bucket.file(name).download()
  expect(bytes.toString()).toBe('foto')
  // The copy is stored, too, and tells of itself.
  expect(await stripTokens(backend.bucket, await eventOf(name))).toBe(false)
})

it('an upload that is claimed before its tokens are taken off is left alone', async () => {
  const name = `temp-media/${newSession()}/0`
  await uploadWithToken(name)
  const event = await eventOf(name)
  await backend.bucket.file(name).delete()
  expect(await stripTokens(backend.bucket, event)).toBe(true)
  expect(await filesBelow(name)).toEqual([])
})

interface Published extends Person {
  readonly path: string
  readonly token: string
  /** By which anybody reads the published photo. */
  readonly link: string
}

/** Where somebody stands who chose their photo for a casting. */
const onBoard = (uid: string): string => `castings/fora-do-ar/board/${uid}_papel`

/** Somebody on the air, of whose photo a visitor has made a token. */
async function published(changes: { readonly queuedAt?: Timestamp } = {}): Promise<Published> {
  const id = newSession()
  const someone = await person({ status: 'published', publishedVersion: 1, ...changes })
  const base = `media/${someone.uid}/${id}`
  const media: ProfileImage = {
    id,
    kind: 'image',
    base,
    widths: [320],
    width: 320,
    height: 400,
    placeholder: '#aabbcc',
  }
  await backend.db.doc(`profiles/${someone.uid}`).update({ media: [media] })
  await backend.db.doc(onBoard(someone.uid)).set({ artistId: someone.uid, media: [media] })
  const path = `${base}/320.webp`
  const file = backend.bucket.file(path)
  await file.save('foto', { resumable: false, contentType: 'image/webp' })
  await publish(someone)
  const answer = await fetch(`${OBJECTS}/${encodeURIComponent(path)}`)
  const { downloadTokens } = stored.parse(await answer.json())
  const link = addressOf(path, `&token=${downloadTokens}`)
  expect((await fetch(link)).status).toBe(200)
  return { ...someone, path, link }
}

/** Every way to the file that was public: its link, its address, and the names that Google's own interface knows it by. */
async function expectGone({ uid, path, link }: Published): Promise<void> {
  expect(await filesBelow(path)).toEqual([])
  for (const address of [
    link,
    addressOf(path),
    `${STORAGE}/${BUCKET}/${path}`,
    `${STORAGE}/download/storage/v1/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media`,
  ]) {
    const { status } = await fetch(address)
    expect([address, status === 403 || status === 404]).toEqual([address, true])
  }
  const [media, ...others] = (await profileOf(uid))?.media ?? []
  expect(others).toEqual([])
  // The same photo for its works and applications, in a folder that nobody has heard of.
  expect(path).toContain(`/${media?.id ?? 'none'}/`)
  const candidate = await backend.db.doc(onBoard(uid)).get()
  expect(candidate.get('media')).toEqual([media])
  const names = await filesBelow(`media/${uid}/`)
  expect(names).toEqual([`${media?.base ?? ''}/320.webp`])
  for (const name of names) {
    expect((await fetch(addressOf(name))).status).toBe(403)
    const [metadata] = await backend.bucket.file(name).getMetadata()
    expect([metadata.metadata, metadata.contentType]).toEqual([{ tokens: 'none' }, 'image/webp'])
    const [bytes] = await backend.bucket.file(name).download()
    expect(bytes.toString()).toBe('foto')
  }
  const { docs } = await backend.db.collection('requests').where('uid', '==', uid).get()
  expect(docs.map((note) => note.data())).toEqual([])
}

it('the files of a page that is suspended move, and no token or address from before leads to them', async () => {
  const artist = await published()
  const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const suspension = { profileIds: [artist.uid], act: 'suspend', reason: 'Fotos de outra pessoa.' }
  const { error } = await call('changeProfileState', suspension, director.token)
  expect(error).toBeUndefined()
  await expectGone(artist)
})

it('those of somebody who turns out to be a minor do, too', async () => {
  const artist = await published()
  await backend.db.doc(`profiles/${artist.uid}/private-data/details`).set({ guardian: { name: 'Mãe' } })
  const { error } = await call(
    'updateProfile',
    { profileId: artist.uid, birthDate: '2015-05-17' },
    artist.token,
  )
  expect(error).toBeUndefined()
  await expectGone(artist)
})

it('what a crash leaves is moved by the sweeper, once', async () => {
  const artist = await published()
  await backend.db.doc(`artists/${artist.uid}`).delete()
  const ref = backend.db.doc(`requests/media:${newSession()}`)
  await ref.set({ kind: 'move', uid: artist.uid, sweepAfter: Timestamp.now() })
  // As far as a process got that was killed while it copied.
  const broken = withMethod(backend.db, 'runTransaction', () => Promise.reject(new Error('killed')))
  await expect(moveMedia({ db: broken, bucket: backend.bucket }, ref, new Date())).rejects.toThrow('killed')
  expect(await filesBelow(`media/${artist.uid}/`)).toHaveLength(2)
  await sweepRequest(backend, await ref.get(), new Date())
  await expectGone(artist)
  const places = await filesBelow(`media/${artist.uid}/`)
  await moveMedia(backend, ref, new Date())
  expect(await filesBelow(`media/${artist.uid}/`)).toEqual(places)
})

it('a page that is up again by then shows the files where they are now', async () => {
  const artist = await published()
  const ref = backend.db.doc(`requests/media:${newSession()}`)
  await ref.set({ kind: 'move', uid: artist.uid, sweepAfter: Timestamp.now() })
  await moveMedia(backend, ref, new Date())
  const [name = ''] = await filesBelow(`media/${artist.uid}/`)
  expect(name).not.toBe(artist.path)
  expect((await fetch(addressOf(name))).status).toBe(200)
  expect((await fetch(artist.link)).status).toBe(403)
})
