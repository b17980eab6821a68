import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_MEDIA, VIDEO_TYPES } from '@ribalta/domain/media'
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { describe, it } from 'vitest'
import { makeArtist, makeProfile } from '../support/people.ts'
import { CALLERS, ROLES } from '../support/rules/rules.ts'
import {
  describeStorageMatrix,
  JPEG,
  storageOf,
  store,
  uidOf,
  upload,
  withStorageRules,
} from '../support/rules/storage.ts'

const SESSION = 'sessao-de-teste-0123'
const STORED = `temp-media/${SESSION}-stored/0`
const ARTIST = uidOf('artist')
const PHOTO = (id: string) => `media/${ARTIST}/${id}/320.webp`

const BLOG_UPLOAD = 'blog/uploads/imagem-de-teste-stored'
const BLOG_PICTURE = 'blog/images/teste/320.webp'

const media = (id: string) => ({
  id,
  kind: 'image' as const,
  base: `media/${ARTIST}/${id}`,
  widths: [320],
  width: 320,
  height: 400,
  placeholder: '#aabbcc',
})

withStorageRules(async (db) => {
  const all = [media('shown'), media('waiting')]
  await db.doc(`profiles/${ARTIST}`).set(makeProfile(ARTIST, { media: all }))
  await db.doc(`artists/${ARTIST}`).set(makeArtist(ARTIST, { media: [media('shown')] }))
  await store(STORED, 'image/jpeg')
  await store(PHOTO('shown'), 'image/webp')
  await store(PHOTO('waiting'), 'image/webp')
  await store(BLOG_UPLOAD, 'image/jpeg')
  await store(BLOG_PICTURE, 'image/webp')
})

const slotOf = (mark: string, slot: number): string => `temp-media/${SESSION}-${mark}/${String(slot)}`

let uploads = 0
/** A slot that no test has written: temporary uploads can only be created. */
function freshSlot(): string {
  uploads += 1
  return `temp-media/${SESSION}-${Date.now().toString(36)}-${String(uploads)}/3`
}

describe('temporary uploads', () => {
  describeStorageMatrix({
    existing: STORED,
    fresh: freshSlot,
    contentType: 'image/jpeg',
    allowed: { get: [], list: [], create: ROLES, update: [], delete: [] },
  })

  it.each([...IMAGE_TYPES, ...VIDEO_TYPES])('take %s', async (contentType) => {
    await assertSucceeds(upload('visitor', freshSlot(), contentType))
  })

  it('take a video that is larger than a photo may be', async () => {
    await assertSucceeds(upload('visitor', freshSlot(), 'video/mp4', new Uint8Array(MAX_IMAGE_BYTES + 1)))
  })

  it('take a photo as large as it may be', async () => {
    await assertSucceeds(upload('visitor', freshSlot(), 'image/jpeg', new Uint8Array(MAX_IMAGE_BYTES)))
  })

  it.each(Array.from({ length: MAX_MEDIA }, (_, slot) => slot))('take slot %i', async (slot) => {
    const session = Date.now().toString(36)
    await assertSucceeds(upload('visitor', slotOf(session, slot), 'image/jpeg'))
  })

  it('are not written twice', async () => {
    const path = freshSlot()
    await assertSucceeds(upload('visitor', path, 'image/jpeg'))
    await assertFails(upload('visitor', path, 'image/jpeg'))
  })

  it.each([
    ['an SVG', () => upload('visitor', freshSlot(), 'image/svg+xml')],
    ['HTML', () => upload('visitor', freshSlot(), 'text/html')],
    ['nothing', () => upload('visitor', freshSlot(), 'image/jpeg', new Uint8Array())],
    [
      'a photo over 10 MB',
      () => upload('visitor', freshSlot(), 'image/jpeg', new Uint8Array(MAX_IMAGE_BYTES + 1)),
    ],
    [
      'a slot that no profile has room for',
      () => upload('visitor', slotOf('refused', MAX_MEDIA), 'image/jpeg'),
    ],
    ['a slot that is no number', () => upload('visitor', `temp-media/${SESSION}/a`, 'image/jpeg')],
    ['a session that can be guessed', () => upload('visitor', 'temp-media/curta/0', 'image/jpeg')],
    ['a folder below the slot', () => upload('visitor', `temp-media/${SESSION}/1/x`, 'image/jpeg')],
    ['another folder', () => upload('director', 'other/file', 'image/jpeg')],
  ])('refuse %s', async (_case, attempt) => {
    await assertFails(attempt())
  })
})

let photos = 0
function freshPhoto(): string {
  photos += 1
  return PHOTO(`new${String(photos)}`)
}

describe('media of a validated version', () => {
  describeStorageMatrix({
    existing: PHOTO('shown'),
    fresh: freshPhoto,
    contentType: 'image/webp',
    allowed: { get: ROLES, list: [], create: [], update: [], delete: [] },
  })
})

describe('media that wait for validation', () => {
  describeStorageMatrix({
    existing: PHOTO('waiting'),
    fresh: freshPhoto,
    contentType: 'image/webp',
    allowed: { get: [], list: [], create: [], update: [], delete: [] },
  })
})

let blogUploads = 0
function freshBlogUpload(): string {
  blogUploads += 1
  return `blog/uploads/imagem-${Date.now().toString(36)}-${String(blogUploads).padStart(8, '0')}`
}

describe('pictures for the blog on their way', () => {
  describeStorageMatrix({
    existing: BLOG_UPLOAD,
    fresh: freshBlogUpload,
    contentType: 'image/jpeg',
    allowed: { get: [], list: [], create: ['director'], update: [], delete: [] },
  })

  it.each([
    ['an SVG', () => upload('director', freshBlogUpload(), 'image/svg+xml')],
    ['a video', () => upload('director', freshBlogUpload(), 'video/mp4')],
    ['nothing', () => upload('director', freshBlogUpload(), 'image/jpeg', new Uint8Array())],
    [
      'more than 10 MB',
      () => upload('director', freshBlogUpload(), 'image/jpeg', new Uint8Array(MAX_IMAGE_BYTES + 1)),
    ],
    ['a name that can be guessed', () => upload('director', 'blog/uploads/capa', 'image/jpeg')],
    ['a name of other characters', () => upload('director', `blog/uploads/${'á'.repeat(24)}`, 'image/jpeg')],
  ])('refuse %s', async (_case, attempt) => {
    await assertFails(attempt())
  })
})

let blogPictures = 0
describe('pictures of the blog', () => {
  describeStorageMatrix({
    existing: BLOG_PICTURE,
    fresh: () => {
      blogPictures += 1
      return `blog/images/novo${String(blogPictures)}/320.webp`
    },
    contentType: 'image/webp',
    allowed: { get: ROLES, list: [], create: [], update: [], delete: [] },
  })
})

it('takes a picture for the blog from a director who signed in when they ended other sign-ins, not from one before', async () => {
  const attempt = (second: number): Promise<unknown> =>
    Promise.resolve(
      storageOf('ended', { auth_time: second })
        .ref(freshBlogUpload())
        .put(JPEG, { contentType: 'image/jpeg' }),
    )
  await assertFails(attempt(0))
  await assertSucceeds(attempt(1))
})

it.each(CALLERS)('refuses %s to list the bucket', async (caller) => {
  for (const folder of [
    '',
    'media',
    'temp-media',
    'blog',
    'blog/uploads',
    'blog/images',
    `media/${ARTIST}`,
  ]) {
    await assertFails(storageOf(caller).ref(folder).listAll())
  }
})
