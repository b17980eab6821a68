import { folderIdOf } from '@ribalta/domain/media/media'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { MediaRequest } from '@ribalta/domain/schemas/request'
import { type Backend, type DocumentReference, Timestamp, type Transaction } from '../../admin/backend.ts'
import { claimMedia, mediaIdOf } from '../media/claim.ts'
import { arrangeMedia } from '../media/order.ts'
import { requestVideos, type VideoId } from '../media/videoRequests.ts'
import type { ProfileChanges } from './updateInput.ts'
import type { RecordFields } from './record.ts'
import type { UpdateWork } from './updateWork.ts'

/** Twice what a call may run, as for registrations. */
const CLEAN_UP_AFTER_MS = 10 * 60_000

/** What the sweeper deletes unless the change is done by then. */
function requestFor(uid: string, mediaIds: readonly string[], now: Date): MediaRequest {
  const sweepAfter = Timestamp.fromMillis(now.getTime() + CLEAN_UP_AFTER_MS)
  return { kind: 'media', uid, mediaIds: [...mediaIds], sweepAfter }
}

/**
 * Claims the uploads before the transaction, since it takes long; the record at `mediaRequestRef` comes first, so that the
 * sweeper finds what a crash or a refusal leaves. What a repeat finds in the profile is not claimed again.
 */
export async function claimAdded(
  backend: Backend,
  changes: ProfileChanges,
  current: Profile,
  mediaRequestRef: DocumentReference,
  now: Date,
): Promise<ProfileMedia[]> {
  const { profileId: uid, tempMediaIds, mediaOrder } = changes
  const present = new Map(current.media.map((item) => [item.id, item]))
  const wanted = tempMediaIds.map((tempMediaId, index) => {
    const mediaId = mediaIdOf(`${uid}/${tempMediaId}`)
    return { uid, mediaId, tempMediaId, position: index + 1 }
  })
  const missing = wanted.filter(({ mediaId }) => !present.has(mediaId))
  // Too many are refused before the long work; the transaction looks again.
  arrangeMedia(current.media, { mediaOrder, added: missing.map(placeholderOf) })
  if (missing.length > 0) {
    const mediaIds = missing.map(({ mediaId }) => mediaId)
    await backend.authorise()
    await mediaRequestRef.create(requestFor(uid, mediaIds, now))
  }
  const added: ProfileMedia[] = []
  for (const claim of wanted) {
    const known = present.get(claim.mediaId)
    if (known === undefined) await backend.authorise()
    added.push(known ?? (await claimMedia(backend.bucket, claim)))
  }
  return added
}

/** Stands for an upload where only numbers and ids count. */
function placeholderOf({ mediaId }: { readonly mediaId: string }): ProfileMedia {
  return { id: mediaId, kind: 'video', base: '', extension: 'mp4', bytes: 1, state: 'preparing' }
}

export interface MediaChange {
  readonly fields: RecordFields
  /** All photos and videos afterwards. */
  readonly media: ProfileMedia[]
  /** Files of what was taken away are still there. */
  readonly hasLeftovers: boolean
  /** Says what the sweeper is to delete, or that nothing is left to it; answers the videos that are to be queued. */
  readonly write: (transaction: Transaction) => VideoId[]
}

/** A record's photos and videos in the order asked for, with what was added. Throws `invalid-argument` for one that doesn't hold. */
export function changeMedia(profile: Profile, work: UpdateWork): MediaChange {
  const { changes, added, mediaRequestRef, now } = work
  const { profileId: uid, mediaOrder } = changes
  const isChanged = mediaOrder !== undefined || added.length > 0
  const media = isChanged ? arrangeMedia(profile.media, { mediaOrder, added }) : profile.media
  const keptIds = new Set(media.map((item) => item.id))
  const removed = profile.media.filter((item) => !keptIds.has(item.id)).map(folderIdOf)
  return {
    fields: isChanged ? { media } : {},
    media,
    hasLeftovers: removed.length > 0,
    write: (transaction) => {
      if (removed.length > 0) transaction.set(mediaRequestRef, requestFor(uid, removed, now))
      else if (added.length > 0) transaction.delete(mediaRequestRef)
      const had = new Set(profile.media.map(({ id }) => id))
      const fresh = added.filter(({ id }) => !had.has(id))
      return requestVideos(transaction, work, { uid, media: fresh, now })
    },
  }
}
