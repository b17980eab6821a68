import { postUploadPath } from '@ribalta/domain/posts/postImage'
import { claimedPostImageSchema, postSchema } from '@ribalta/domain/schemas/posts/post'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { withoutUndefined } from '../../functions/src/services/shared/defined.ts'
import { eraseByline } from '../../functions/src/services/posts/byline.ts'
import { publishDuePosts } from '../../functions/src/services/posts/publish.ts'
import { sweepAll } from '../../functions/src/services/sweep.ts'
import { mp4, photo } from '../../functions/src/testing/mediaFiles.ts'
import { backend, call, filesBelow, newSession, person } from '../support/functions/functions.ts'
import { SCRIPT_PAYLOADS } from '../support/scriptPayloads.ts'

const HOUR = 3_600_000
const HOSTING = 'http://127.0.0.1:5000'

const made: string[] = []

// Journeys that read the blog come after this, in the same suite.
afterAll(async () => {
  await Promise.all(made.map((slug) => backend.db.recursiveDelete(backend.db.doc(`posts/${slug}`))))
})

/** Stores a post and answers its address. */
async function aPost(changes: Record<string, unknown> = {}): Promise<string> {
  const slug = `texto-${newSession()}`
  const at = Timestamp.fromMillis(Date.now() - 2 * HOUR)
  const post = postSchema.parse({
    title: 'Um texto',
    slug,
    excerpt: 'O que diz o texto.',
    body: 'O texto.',
    tags: ['carreira'],
    readingMinutes: 1,
    status: 'scheduled',
    scheduledFor: Timestamp.fromMillis(Date.now() - HOUR),
    authorName: 'Equipe',
    createdAt: at,
    updatedAt: at,
    version: 3,
    ...changes,
  })
  made.push(slug)
  await backend.db.doc(`posts/${slug}`).set(withoutUndefined(post))
  return slug
}

const stored = async (path: string) => (await backend.db.doc(path).get()).data()

it('a scheduled post is published once its time has come, and its version before is kept', async () => {
  const slug = await aPost()
  const before = await stored(`posts/${slug}`)
  const now = new Date()
  expect((await sweepAll(backend, now)).posts).toBeGreaterThanOrEqual(1)
  const post = postSchema.parse(await stored(`posts/${slug}`))
  expect(post).toMatchObject({ status: 'published', version: 4 })
  expect(post.scheduledFor).toBeUndefined()
  expect(post.publishedAt?.seconds).toBe(Math.floor(now.getTime() / 1000))
  expect(await stored(`posts/${slug}/history/3`)).toEqual(before)
})

it('once and for all, even by two at the same time', async () => {
  const slug = await aPost()
  const now = new Date()
  await Promise.all([publishDuePosts(backend, now), publishDuePosts(backend, now)])
  await publishDuePosts(backend, new Date(now.getTime() + HOUR))
  expect(await stored(`posts/${slug}`)).toMatchObject({ version: 4, publishedAt: Timestamp.fromDate(now) })
})

it('nothing else is published: what is for later, a draft, what is no post', async () => {
  const later = await aPost({ scheduledFor: Timestamp.fromMillis(Date.now() + HOUR) })
  const draft = await aPost({ status: 'draft', scheduledFor: undefined })
  const broken = `texto-${newSession()}`
  await backend.db.doc(`posts/${broken}`).set({ status: 'scheduled', scheduledFor: Timestamp.fromMillis(0) })
  const due = await aPost()
  await publishDuePosts(backend, new Date())
  expect(await stored(`posts/${later}`)).toMatchObject({ status: 'scheduled', version: 3 })
  expect(await stored(`posts/${draft}`)).toMatchObject({ status: 'draft', version: 3 })
  expect(await stored(`posts/${broken}`)).toMatchObject({ status: 'scheduled' })
  expect(await stored(`posts/${due}`)).toMatchObject({ status: 'published' })
  await backend.db.doc(`posts/${broken}`).delete()
})

async function uploaded(data: Buffer): Promise<string> {
  const id = newSession()
  await backend.bucket.file(postUploadPath(id)).save(data, { resumable: false, contentType: 'image/jpeg' })
  return id
}

it('a picture becomes public variants without its metadata, and its upload goes', async () => {
  const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const withPlace = await sharp(await photo(700, 500))
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer()
  const uploadId = await uploaded(withPlace)
  const { result } = await call('claimPostImage', { uploadId }, director.token)
  const picture = claimedPostImageSchema.parse(result)
  expect(picture).toMatchObject({ widths: [320, 640], width: 640, height: 457 })
  const files = await filesBelow(`${picture.base}/`)
  expect(files).toHaveLength(6)
  expect(await filesBelow(postUploadPath(uploadId))).toEqual([])
  const [jpeg] = await backend.bucket.file(`${picture.base}/640.jpeg`).download()
  expect((await sharp(jpeg).metadata()).exif).toBeUndefined()
  const url = `http://127.0.0.1:9199/v0/b/demo-ribalta.appspot.com/o/${encodeURIComponent(`${picture.base}/640.webp`)}?alt=media`
  expect((await fetch(url)).status).toBe(200)
})

it.each([
  ['a video', () => mp4()],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['HTML', () => Buffer.from('<script>alert(1)</script>')],
  ['half a photo', async () => (await photo(800, 600)).subarray(0, 900)],
  ['nothing', () => Buffer.alloc(0)],
])('%s becomes no picture', async (_case, make) => {
  const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const uploadId = await uploaded(await make())
  const { error } = await call('claimPostImage', { uploadId }, director.token)
  expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', details: { field: 'uploadId' } })
})

it('only directors make pictures of the blog', async () => {
  const uploadId = await uploaded(await photo())
  const agent = await person({ grants: ['AGENT'] })
  expect((await call('claimPostImage', { uploadId })).error?.status).toBe('UNAUTHENTICATED')
  expect((await call('claimPostImage', { uploadId }, agent.token)).error?.status).toBe('PERMISSION_DENIED')
  expect(await filesBelow(postUploadPath(uploadId))).toHaveLength(1)
})

it('the feed tells of published posts alone, and what people wrote stays text', async () => {
  const payload = SCRIPT_PAYLOADS.filter((text) => text.length < 100).at(0) ?? ''
  const publishedAt = Timestamp.fromMillis(Date.now() + HOUR)
  const changes = { status: 'published', scheduledFor: undefined, publishedAt }
  const slug = await aPost({ ...changes, title: `${payload} & cia.\u0007`, tags: [']]>'] })
  const draft = await aPost({ status: 'draft', scheduledFor: undefined })
  const response = await fetch(`${HOSTING}/rss.xml`)
  const xml = await response.text()
  expect(response.headers.get('content-type')).toContain('application/rss+xml')
  expect(xml).toContain(`<link>${HOSTING}/blog/${slug}</link>`)
  expect(xml).not.toContain(draft)
  expect(xml).not.toContain('<script')
  expect(xml).not.toContain('\u0007')
  expect(xml).toContain('&amp; cia.')
  expect(xml).toContain('<category>]]&gt;</category>')
  await backend.db.doc(`posts/${slug}`).delete()
})

it('a name is taken off a post and each of its versions', async () => {
  const authorName = `Autora ${newSession()}`
  const slug = await aPost({ authorName })
  const version = backend.db.doc(`posts/${slug}/history/1`)
  await version.set({ authorName, title: 'Antes' })
  await eraseByline(backend.db, authorName)
  expect((await backend.db.doc(`posts/${slug}`).get()).get('authorName')).toBe('Equipe')
  expect((await version.get()).data()).toEqual({ authorName: 'Equipe', title: 'Antes' })
})
