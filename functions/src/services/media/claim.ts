import { createHash } from 'node:crypto'
import { MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, tempMediaPath } from '@ribalta/domain/media/media'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { uploadTicketSchema } from '@ribalta/domain/schemas/media/uploads'
import type { HttpsError } from 'firebase-functions/https'
import type { Backend, Bucket } from '../../admin/backend.ts'
import type { Caller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { makeVariants, type Variants } from './variants.ts'
import { seenUpload } from './seenUpload.ts'
import { sniffMedia, type SniffedMedia } from './sniff.ts'
import { invalid } from '../shared/refusals.ts'
import { saveVariants } from './variantFiles.ts'

export interface Claim {
  readonly uid: string
  readonly mediaId: string
  readonly tempMediaId: string
  /** Of the file among those sent, from 1; refusals name it. */
  readonly position: number
}

/** The same text always gives the same id, so that a repeated claim overwrites instead of adding. */
export function mediaIdOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 20)
}

export function mediaFolder(uid: string, mediaId: string): string {
  return `media/${uid}/${mediaId}`
}

/** Where a video waits as it was sent; no rule opens this folder, and nothing serves it. */
export function rawVideoPath(uid: string, mediaId: string): string {
  return `video-intake/${uid}/${mediaId}`
}

/** Deletes all files of one photo or video. */
export async function deleteMediaFiles(bucket: Bucket, uid: string, mediaId: string): Promise<void> {
  await bucket.file(rawVideoPath(uid, mediaId)).delete({ ignoreNotFound: true })
  await bucket.deleteFiles({ prefix: `${mediaFolder(uid, mediaId)}/`, force: true })
}

/**
 * Makes an uploaded temporary file a person's: judged by its bytes, photos re-encoded and
 * stored below `media/{uid}/{mediaId}`, videos put where they wait to be prepared. The temporary file stays (see {@link deleteTempMedia}). Refuses with
 * `invalid-argument`, naming the position, what is missing, too large or neither photo nor video.
 */
export async function claimMedia(bucket: Bucket, claim: Claim): Promise<ProfileMedia> {
  const source = bucket.file(tempMediaPath(claim.tempMediaId))
  const seen = await seenUpload(source)
  if (seen === undefined) throw notFound(claim)
  const media = await sniffMedia(seen.head)
  if (media === undefined) throw refuse(claim, 'não é uma foto ou um vídeo aceito')
  return media.kind === 'image'
    ? claimImage(bucket, claim, seen.bytes)
    : claimVideo(bucket, claim, media, seen.bytes)
}

/**
 * Refuses with `invalid-argument` uploads whose ticket is somebody else's, in the words for what is not there. A visitor's is
 * whoever's that knows its session; without a ticket no client uploads anything.
 */
export async function requireOwnUploads(
  { db }: Pick<Backend, 'db'>,
  tempMediaIds: readonly string[],
  { uid = '' }: Pick<Caller, 'uid'>,
): Promise<void> {
  if (tempMediaIds.length === 0) return
  const tickets = await db.getAll(...tempMediaIds.map((id) => paths.uploadTicket(db, id.split('/')[0] ?? '')))
  const owners = tickets.map((ticket) => (ticket.exists ? uploadTicketSchema.parse(ticket.data()).uid : ''))
  const others = owners.findIndex((owner) => owner !== '' && owner !== uid)
  if (others >= 0) throw notFound({ position: others + 1 })
}

/** Takes away what was claimed; a file that is already gone is as good. */
export async function deleteTempMedia(bucket: Bucket, tempMediaIds: readonly string[]): Promise<void> {
  await Promise.all(tempMediaIds.map((id) => bucket.file(tempMediaPath(id)).delete({ ignoreNotFound: true })))
}

async function claimImage(bucket: Bucket, claim: Claim, size: number): Promise<ProfileMedia> {
  if (size > MAX_IMAGE_BYTES) throw refuse(claim, 'passa de 10 MB')
  const [photo] = await bucket.file(tempMediaPath(claim.tempMediaId)).download()
  const variants = await variantsOf(photo, claim)
  const base = mediaFolder(claim.uid, claim.mediaId)
  await saveVariants(bucket, base, variants)
  const { widths, width, height, placeholder } = variants
  return { id: claim.mediaId, kind: 'image', base, widths, width, height, placeholder }
}

async function variantsOf(photo: Buffer, claim: Claim): Promise<Variants> {
  try {
    return await makeVariants(photo)
  } catch {
    // sharp's errors say nothing that a person could use, and all of them mean that the picture can't be shown.
    throw refuse(claim, 'não pôde ser lido como foto ou tem pixels demais')
  }
}

async function claimVideo(
  bucket: Bucket,
  claim: Claim,
  video: Extract<SniffedMedia, { kind: 'video' }>,
  size: number,
): Promise<ProfileMedia> {
  if (size > MAX_VIDEO_BYTES) throw refuse(claim, 'passa de 200 MB')
  const base = mediaFolder(claim.uid, claim.mediaId)
  await bucket
    .file(tempMediaPath(claim.tempMediaId))
    .copy(bucket.file(rawVideoPath(claim.uid, claim.mediaId)), {
      contentType: 'application/octet-stream',
      cacheControl: 'private, no-store',
    })
  const { extension } = video
  return { id: claim.mediaId, kind: 'video', base, extension, bytes: size, state: 'preparing' }
}

function notFound(claim: Pick<Claim, 'position'>): HttpsError {
  return refuse(claim, 'não foi encontrado; envie-o de novo', { isGone: true })
}

function refuse(claim: Pick<Claim, 'position'>, reason: string, more: { isGone?: true } = {}): HttpsError {
  return invalid(`O arquivo ${String(claim.position)} ${reason}.`, {
    field: 'tempMediaIds',
    position: claim.position,
    ...more,
  })
}
