import { folderIdOf } from '@ribalta/domain/media/media'
import { mediaRequestSchema } from '@ribalta/domain/schemas/request'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
} from '../../admin/backend.ts'
import { deleteMediaFiles } from './claim.ts'
import { paths } from '../shared/paths.ts'

const LOOK_AGAIN_MS = 24 * 60 * 60_000

/**
 * Deletes the files of media that a record (`requests/media:…`) lists and nothing shows any more. What only the
 * published projection still shows stays until another version is published: the record is kept and looked at again
 * a day later. Can be repeated.
 */
export async function cleanUpMedia(
  backend: Pick<Backend, 'db' | 'bucket'>,
  requestRef: DocumentReference,
  now: Date,
): Promise<void> {
  const snapshot = await requestRef.get()
  if (!snapshot.exists) return
  const { uid, mediaIds } = mediaRequestSchema.parse(snapshot.data())
  const { db, bucket } = backend
  const [profile, artist] = await db.getAll(paths.profile(db, uid), paths.artist(db, uid))
  const inProfile = foldersOf(profile)
  const inArtist = foldersOf(artist)
  const waiting: string[] = []
  for (const id of mediaIds) {
    if (inProfile.has(id)) continue
    if (inArtist.has(id)) waiting.push(id)
    else await deleteMediaFiles(bucket, uid, id)
  }
  if (waiting.length === 0) await requestRef.delete()
  else {
    const sweepAfter = Timestamp.fromMillis(now.getTime() + LOOK_AGAIN_MS)
    await requestRef.update({ mediaIds: waiting, sweepAfter })
  }
}

function foldersOf(snapshot: DocumentSnapshot | undefined): ReadonlySet<string> {
  const media: unknown = snapshot?.get('media')
  if (!Array.isArray(media)) return new Set()
  return new Set(
    media.flatMap((item: unknown) => {
      const isPlaced = typeof item === 'object' && item !== null && 'base' in item
      return isPlaced && typeof item.base === 'string' ? [folderIdOf({ base: item.base })] : []
    }),
  )
}

/** The ids of what a record or a public page shows; none where it is not there. */
export function mediaIdsOf(snapshot: DocumentSnapshot | undefined): ReadonlySet<unknown> {
  const media: unknown = snapshot?.get('media')
  if (!Array.isArray(media)) return new Set()
  return new Set(
    media.map((item: unknown) =>
      typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined,
    ),
  )
}
