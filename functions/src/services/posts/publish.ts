import { canChangePostStatus } from '@ribalta/domain/posts/postStatus'
import type { Post } from '@ribalta/domain/schemas/posts/post'
import * as logger from 'firebase-functions/logger'
import { type Backend, type DocumentReference, type Firestore, Timestamp } from '../../admin/backend.ts'
import { readPost } from '../shared/clientDocuments.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'

/** In one run; the next one comes five minutes later. */
const MOST = 50

/**
 * Publishes the posts whose time has come, each with the version before it kept in its history. Answers how many. Can be
 * repeated: a post that somebody published, took back or put off meanwhile is left as it is.
 */
export async function publishDuePosts({ db }: Pick<Backend, 'db'>, now: Date): Promise<number> {
  const { docs } = await db
    .collection('posts')
    .where('status', '==', 'scheduled')
    .where('scheduledFor', '<=', Timestamp.fromDate(now))
    .orderBy('scheduledFor')
    .limit(MOST)
    .get()
  let published = 0
  for (const { ref } of docs) {
    try {
      if (await publishIfDue(db, ref, now)) published += 1
    } catch (error) {
      // One post that cannot be published must not keep the others back.
      logger.error('A scheduled post could not be published', { errorCode: codeOf(error) })
    }
  }
  return published
}

function publishIfDue(db: Firestore, ref: DocumentReference, now: Date): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref)
    const post = readPost(snapshot)
    if (post === undefined || !isDue(post, now)) return false
    const { scheduledFor: _past, ...rest } = post
    const at = Timestamp.fromDate(now)
    const published: Post = {
      ...rest,
      status: 'published',
      publishedAt: at,
      updatedAt: at,
      version: post.version + 1,
    }
    transaction.set(paths.postVersion(db, ref.id, post.version), snapshot.data() ?? {})
    transaction.set(ref, published)
    return true
  })
}

function isDue({ status, scheduledFor }: Post, now: Date): boolean {
  if (status !== 'scheduled' || scheduledFor === undefined) return false
  return canChangePostStatus(status, 'published') && scheduledFor.seconds * 1000 <= now.getTime()
}
