import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TransformStream, type WritableStream } from 'node:stream/web'
import type { ProfileMedia, ProfileVideo } from '@ribalta/domain/schemas/media/media'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { videoRequestSchema } from '@ribalta/domain/schemas/request'
import type { VideoRefusal } from '@ribalta/domain/media/videoState'
import { type Backend, type Bucket, Timestamp } from '../../admin/backend.ts'
import { changeRecord } from '../profiles/record.ts'
import { queueAfter } from '../profiles/validationQueue.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import type { RangedFile } from './blockReader.ts'
import { deleteMediaFiles, mediaFolder, rawVideoPath } from './claim.ts'
import { mediaIdsOf } from './cleanup.ts'
import { type CleanVideo, cleanVideo, VideoRefused } from './remux.ts'
import { CACHE_FOR_EVER } from './variantFiles.ts'
import { VIDEO_RETRY_MS, type VideoId } from './videoRequests.ts'

/** A file that ends the process this often is refused, like one that cannot be read. */
const MAX_ATTEMPTS = 3

type Outcome =
  | { readonly state: 'ready'; readonly extension: ProfileVideo['extension']; readonly bytes: number }
  | { readonly state: 'refused'; readonly refusal: VideoRefusal }

/**
 * Makes a claimed video ready: written anew without anything but its streams, under a name and with headers of our own; or
 * refuses it with the reason. The record says so, with a version of its own, since a reviewer has not seen this video yet.
 * Can be repeated, also after a crash at any point; a video that is no longer wanted is not written back.
 */
export async function prepareVideo(backend: Backend, video: VideoId, now: Date): Promise<void> {
  const todo = await begin(backend, video, now)
  if (todo === 'nothing') return
  if (todo !== 'tidy')
    await settle(
      backend,
      video,
      todo === 'refuse' ? UNREADABLE : await make(backend.bucket, video, todo),
      now,
    )
  await tidy(backend, video)
}

const UNREADABLE: Outcome = { state: 'refused', refusal: 'unreadable' }

/** Counts this attempt before it is made: one that ends the process must count, too. */
async function begin(
  { db }: Backend,
  { uid, mediaId }: VideoId,
  now: Date,
): Promise<'nothing' | 'tidy' | 'refuse' | ProfileVideo> {
  const requestRef = paths.videoRequest(db, uid, mediaId)
  return db.runTransaction(async (transaction) => {
    const [request, profile] = await transaction.getAll(requestRef, paths.profile(db, uid))
    if (request?.exists !== true) return 'nothing'
    const { attempts } = videoRequestSchema.parse(request.data())
    const item =
      profile?.exists === true
        ? profileSchema.parse(profile.data()).media.find(({ id }) => id === mediaId)
        : undefined
    if (item?.kind !== 'video' || item.state !== 'preparing') return 'tidy'
    if (attempts >= MAX_ATTEMPTS) return 'refuse'
    const sweepAfter = Timestamp.fromMillis(now.getTime() + VIDEO_RETRY_MS)
    transaction.update(requestRef, { attempts: attempts + 1, sweepAfter })
    return item
  })
}

async function make(
  bucket: Bucket,
  { uid, mediaId }: VideoId,
  { extension }: ProfileVideo,
): Promise<Outcome> {
  try {
    const raw = await rangesOf(bucket, rawVideoPath(uid, mediaId))
    if (raw === undefined) return UNREADABLE
    const clean = await cleanVideo(raw, extension)
    await store(bucket, `${mediaFolder(uid, mediaId)}/video.${clean.extension}`, clean)
    return { state: 'ready', extension: clean.extension, bytes: clean.bytes }
  } catch (error) {
    if (error instanceof VideoRefused) return { state: 'refused', refusal: error.refusal }
    throw error
  }
}

/** A stored file by ranges; undefined where there is none. */
async function rangesOf(bucket: Bucket, path: string): Promise<RangedFile | undefined> {
  const file = bucket.file(path)
  try {
    const [{ size }] = await file.getMetadata()
    return {
      size: Number(size ?? 0),
      read: async (start, end) => (await file.download({ start, end: end - 1 }))[0],
    }
  } catch (error) {
    if (codeOf(error) === 404) return undefined
    throw error
  }
}

async function store(bucket: Bucket, path: string, clean: CleanVideo): Promise<void> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const upload = bucket.file(path).createWriteStream({
    resumable: false,
    metadata: {
      contentType: clean.contentType,
      contentDisposition: `inline; filename="video.${clean.extension}"`,
      cacheControl: CACHE_FOR_EVER,
    },
  })
  await Promise.all([fill(writable, clean), pipeline(Readable.fromWeb(readable), upload)])
}

async function fill(writable: WritableStream<Uint8Array>, clean: CleanVideo): Promise<void> {
  const writer = writable.getWriter()
  try {
    await clean.write((data) => writer.write(data))
    await writer.close()
  } catch (error) {
    // Without it, half a file would end as if it were whole.
    await writer.abort(error)
    throw error
  }
}

async function settle(
  { db }: Backend,
  { uid, mediaId }: VideoId,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const ref = paths.profile(db, uid)
  await db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref)
    if (!snapshot.exists) return
    const profile = profileSchema.parse(snapshot.data())
    const isWaiting = (item: ProfileMedia): item is ProfileVideo =>
      item.id === mediaId && item.kind === 'video' && item.state === 'preparing'
    if (!profile.media.some(isWaiting)) return
    const media = profile.media.map((item) => (isWaiting(item) ? { ...item, ...outcome } : item))
    const fields = {
      media,
      version: profile.version + 1,
      ...queueAfter(profile, { media }, Timestamp.fromDate(now)),
    }
    changeRecord(transaction, db, { uid, profile }, fields, now)
  })
}

/** Takes away what was sent, and all files of a video that was deleted meanwhile; the request goes last. */
async function tidy({ db, bucket }: Backend, { uid, mediaId }: VideoId): Promise<void> {
  await bucket.file(rawVideoPath(uid, mediaId)).delete({ ignoreNotFound: true })
  const [profile, artist] = await db.getAll(paths.profile(db, uid), paths.artist(db, uid))
  if (!mediaIdsOf(profile).has(mediaId) && !mediaIdsOf(artist).has(mediaId)) {
    await deleteMediaFiles(bucket, uid, mediaId)
  }
  await paths.videoRequest(db, uid, mediaId).delete()
}
