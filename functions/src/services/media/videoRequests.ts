import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { VideoRequest } from '@ribalta/domain/schemas/request'
import * as logger from 'firebase-functions/logger'
import { type Backend, type DocumentSnapshot, Timestamp, type Transaction } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'

/** How long the queue has before the sweeper asks it again: more than a task may run. */
export const VIDEO_RETRY_MS = 20 * 60_000

export interface VideoId {
  readonly uid: string
  readonly mediaId: string
}

/**
 * Asks, in the transaction that makes videos part of a record, that they be prepared; the answer is to be given to
 * `queueVideos` once it holds. What is lost between the two the sweeper finds.
 */
export function requestVideos(
  transaction: Transaction,
  { db }: Pick<Backend, 'db'>,
  { uid, media, now }: { readonly uid: string; readonly media: readonly ProfileMedia[]; readonly now: Date },
): VideoId[] {
  const preparing = media.filter((item) => item.kind === 'video' && item.state === 'preparing')
  return preparing.map(({ id: mediaId }) => {
    const request: VideoRequest = {
      kind: 'video',
      uid,
      mediaId,
      attempts: 0,
      sweepAfter: Timestamp.fromMillis(now.getTime() + VIDEO_RETRY_MS),
    }
    transaction.set(paths.videoRequest(db, uid, mediaId), request)
    return { uid, mediaId }
  })
}

/**
 * Hands videos to the queue; answers whether it took them. What it does not take is left to the sweeper: the change holds
 * either way.
 */
export async function queueVideos(
  { queueVideo }: Pick<Backend, 'queueVideo'>,
  videos: readonly VideoId[],
): Promise<boolean> {
  try {
    for (const video of videos) await queueVideo(video)
    return true
  } catch (error) {
    logger.warn('A video was left to the sweeper', { errorCode: codeOf(error) })
    return false
  }
}

/** Hands a video whose task never came to an end to the queue again. */
export async function sweepVideo(
  backend: Pick<Backend, 'queueVideo'>,
  snapshot: DocumentSnapshot,
  { uid, mediaId }: VideoId,
  now: Date,
): Promise<void> {
  if (!(await queueVideos(backend, [{ uid, mediaId }]))) return
  await snapshot.ref.update({ sweepAfter: Timestamp.fromMillis(now.getTime() + VIDEO_RETRY_MS) })
}
