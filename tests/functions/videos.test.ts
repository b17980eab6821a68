import { describe, expect, it } from 'vitest'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { prepareVideo } from '../../functions/src/services/media/prepareVideo.ts'
import { sweepVideo, type VideoId } from '../../functions/src/services/media/videoRequests.ts'
import { mp4 } from '../../functions/src/testing/mediaFiles.ts'
import { appleMeta, PLACE, placeAtom, realVideo, SECRET } from '../../functions/src/testing/videoFiles.ts'
import { inIndex } from '../../functions/src/testing/isoBoxes.ts'
import {
  backend,
  call,
  filesBelow,
  type Person,
  person,
  profileOf,
  upload,
} from '../support/functions/functions.ts'

const PAGE = '<script>alert(1)</script>'

/** A video as a phone sends it, with where it was taken, and with a page behind its end. */
async function telling(): Promise<Buffer> {
  const video = inIndex(await realVideo('mp4', { rotation: 90 }), placeAtom(), appleMeta())
  return Buffer.concat([video, Buffer.from(PAGE)])
}

/** Somebody's claimed video that the queue does not know of. */
async function claimed(bytes: Buffer, changes: Partial<Profile> = {}): Promise<Person & VideoId> {
  const mediaId = 'um-video'
  const artist = await person(changes)
  const { uid } = artist
  await backend.bucket.file(`video-intake/${uid}/${mediaId}`).save(bytes, { resumable: false })
  const base = `media/${uid}/${mediaId}`
  const media = [
    { id: mediaId, kind: 'video', base, extension: 'mp4', bytes: bytes.length, state: 'preparing' } as const,
  ]
  await backend.db.doc(`profiles/${uid}`).update({ media })
  const request = { kind: 'video', uid, mediaId, attempts: 0, sweepAfter: new Date(Date.now() + 60_000) }
  await backend.db.doc(`requests/video:${uid}:${mediaId}`).set(request)
  return { ...artist, mediaId }
}

async function leftOf({
  uid,
  mediaId,
}: VideoId): Promise<{ readonly files: string[]; readonly isAsked: boolean }> {
  const request = await backend.db.doc(`requests/video:${uid}:${mediaId}`).get()
  const files = [...(await filesBelow(`media/${uid}/`)), ...(await filesBelow(`video-intake/${uid}/`))]
  return { files, isAsked: request.exists }
}

async function videoOf({ uid }: VideoId): Promise<Profile['media'][number] | undefined> {
  return (await profileOf(uid))?.media[0]
}

describe('a video', () => {
  // The queue waits for twenty seconds before it tries again what a busy machine did not take at once.
  it('is served only once the queue has taken everything but its streams out of it', async () => {
    const artist = await person()
    const tempMediaId = await upload(await telling())
    const file = backend.bucket.file(`temp-media/${tempMediaId}`)
    await file.setMetadata({
      contentDisposition: 'attachment; filename="x.html"',
      metadata: { onde: PLACE },
    })
    const payload = { profileId: artist.uid, tempMediaIds: [tempMediaId] }
    expect((await call('updateProfile', payload, artist.token)).error).toBeUndefined()
    await expect
      .poll(async () => (await profileOf(artist.uid))?.media, { interval: 100 })
      .toMatchObject([{ kind: 'video', extension: 'mp4', state: 'ready' }])

    const [name = '', ...others] = await filesBelow(`media/${artist.uid}/`)
    expect(others).toEqual([])
    const stored = backend.bucket.file(name)
    const [[bytes], [metadata]] = [await stored.download(), await stored.getMetadata()]
    for (const telltale of [PLACE, SECRET, PAGE, 'udta', 'keys']) expect(bytes.includes(telltale)).toBe(false)
    expect(metadata).toMatchObject({
      contentType: 'video/mp4',
      contentDisposition: 'inline; filename="video.mp4"',
    })
    expect(JSON.stringify(metadata)).not.toContain(PLACE)
    await expect.poll(() => filesBelow(`video-intake/${artist.uid}/`)).toEqual([])
  })

  it('that cannot be read is refused with its reason, and nothing of it stays', async () => {
    const video = await claimed(mp4())
    await prepareVideo(backend, video, new Date())
    expect(await videoOf(video)).toMatchObject({ state: 'refused', refusal: expect.any(String) as string })
    expect(await leftOf(video)).toEqual({ files: [], isAsked: false })
  })

  it('of a published profile is looked at again before it is public', async () => {
    const video = await claimed(await realVideo('mp4'), { status: 'published', publishedVersion: 1 })
    await prepareVideo(backend, video, new Date())
    const profile = await profileOf(video.uid)
    expect(profile).toMatchObject({ version: 2, publishedVersion: 1 })
    expect(profile?.queuedAt).toBeDefined()
  })

  it('that was refused leaves the published version what it was', async () => {
    const video = await claimed(mp4(), { status: 'published', publishedVersion: 1 })
    await prepareVideo(backend, video, new Date())
    const profile = await profileOf(video.uid)
    expect(profile).toMatchObject({ version: 2, publishedVersion: 2 })
    expect(profile?.queuedAt).toBeUndefined()
  })
})

describe('preparing', () => {
  it('may be repeated', async () => {
    const video = await claimed(await realVideo('mp4'))
    await prepareVideo(backend, video, new Date())
    const after = await profileOf(video.uid)
    await prepareVideo(backend, video, new Date())
    expect(await profileOf(video.uid)).toEqual(after)
    expect(await leftOf(video)).toEqual({ files: [`media/${video.uid}/um-video/video.mp4`], isAsked: false })
  })

  it('writes nothing back of a video that was deleted meanwhile', async () => {
    const video = await claimed(await realVideo('mp4'))
    const { uid } = video
    const bucket = new Proxy(backend.bucket, {
      get(target, name, receiver) {
        if (name === 'file') {
          return (path: string) => {
            // Deleted at the last moment: the video has been read, and is about to be stored.
            if (path.startsWith('media/'))
              deletion ??= backend.db.doc(`profiles/${uid}`).update({ media: [] })
            return target.file(path)
          }
        }
        return Reflect.get(target, name, receiver) as unknown
      },
    })
    let deletion: Promise<unknown> | undefined
    await prepareVideo({ ...backend, bucket }, video, new Date())
    await deletion
    expect((await profileOf(uid))?.media).toEqual([])
    expect(await leftOf(video)).toEqual({ files: [], isAsked: false })
  })

  it('that ended with a crash is begun again by the sweep, and given up after the third time', async () => {
    const video = await claimed(await realVideo('mp4'))
    const { uid, mediaId } = video
    const ref = backend.db.doc(`requests/video:${uid}:${mediaId}`)
    const queued: VideoId[] = []
    const queueVideo = (id: VideoId): Promise<void> => {
      queued.push(id)
      return Promise.resolve()
    }
    const dies = (): never => {
      throw new Error('killed')
    }
    const killed = { ...backend, bucket: { file: dies } as unknown as typeof backend.bucket }
    for (const attempt of [1, 2, 3]) {
      await expect(prepareVideo(killed, video, new Date())).rejects.toThrow('killed')
      expect((await ref.get()).get('attempts')).toBe(attempt)
    }
    await sweepVideo({ queueVideo }, await ref.get(), video, new Date())
    expect(queued).toEqual([{ uid, mediaId }])
    await prepareVideo(backend, video, new Date())
    expect(await videoOf(video)).toMatchObject({ state: 'refused', refusal: 'unreadable' })
    expect(await leftOf(video)).toEqual({ files: [], isAsked: false })
  })

  it('that the queue did not take waits for the next sweep', async () => {
    const video = await claimed(await realVideo('mp4'))
    const ref = backend.db.doc(`requests/video:${video.uid}:${video.mediaId}`)
    const before = (await ref.get()).data()
    const queueVideo = (): Promise<void> => Promise.reject(new Error('no queue'))
    await sweepVideo({ queueVideo }, await ref.get(), video, new Date())
    expect((await ref.get()).data()).toEqual(before)
  })
})
