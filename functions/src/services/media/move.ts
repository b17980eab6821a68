import { folderIdOf } from '@ribalta/domain/media/media'
import { mediaSchema, type ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import { type MediaRequest, type MoveRequest, moveRequestSchema } from '@ribalta/domain/schemas/request'
import { isServable } from '@ribalta/domain/media/videoState'
import * as logger from 'firebase-functions/logger'
import {
  type Backend,
  type Bucket,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { withoutTokens } from '../files/copies.ts'
import { listFiles } from '../personalData/filePages.ts'
import { changeRecord } from '../profiles/record.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import { mediaFolder, mediaIdOf } from './claim.ts'
import { cleanUpMedia } from './cleanup.ts'

type FileBackend = Pick<Backend, 'db' | 'bucket'>

/** Long enough for the call that took the page down to move the files itself. */
const SWEEP_AFTER_MS = 5 * 60_000
const PAGE = 100

/**
 * Notes, in the transaction that takes a public page down, that its files must move; whoever runs it calls
 * {@link moveMediaNow} afterwards, and the sweeper does where that was cut off.
 */
export function writeMove(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  now: Date,
): DocumentReference {
  const ref = paths.mediaRequest(db)
  const sweepAfter = Timestamp.fromMillis(now.getTime() + SWEEP_AFTER_MS)
  const request: MoveRequest = { kind: 'move', uid, sweepAfter }
  transaction.create(ref, request)
  return ref
}

/** Moves the files; what fails is logged and left to the sweeper, since the page is down already. */
export async function moveMediaNow(backend: FileBackend, ref: DocumentReference, now: Date): Promise<void> {
  try {
    await moveMedia(backend, ref, now)
  } catch (error) {
    logger.warn('Files of a page taken down are left to the sweeper', { errorCode: codeOf(error) })
  }
}

/**
 * Moves a person's photos and videos to folders that nobody outside has heard of: while they were public, anybody could
 * make a token that opens them for ever, and both tokens and addresses end with the old files. Media keep their ids. Can be
 * repeated: the request's own id makes the same folders each time.
 */
export async function moveMedia(
  backend: FileBackend,
  requestRef: DocumentReference,
  now: Date,
): Promise<void> {
  const { db, bucket } = backend
  const request = await requestRef.get()
  if (!request.exists) return
  const { uid } = moveRequestSchema.parse(request.data())
  // What is not ready has never been public.
  const shown = mediaOf(await paths.profile(db, uid).get()).filter(isServable)
  const old = new Set(shown.map(({ base }) => base))
  const fresh = new Map(
    [...old].map((base) => [base, mediaFolder(uid, mediaIdOf(`${base}/${requestRef.id}`))]),
  )
  for (const [from, to] of fresh) await copyFolder(bucket, from, to)
  await db.runTransaction(async (transaction) => {
    const [request, profile, artist] = await transaction.getAll(
      requestRef,
      paths.profile(db, uid),
      paths.artist(db, uid),
    )
    if (request?.get('kind') !== 'move') return
    const candidates = await transaction.get(db.collectionGroup('board').where('artistId', '==', uid))
    const moved = (snapshot: DocumentSnapshot): ProfileMedia[] =>
      mediaOf(snapshot).map((media) => ({ ...media, base: fresh.get(media.base) ?? media.base }))
    if (profile?.exists === true) {
      const known = { uid, profile: profileSchema.parse(profile.data()) }
      changeRecord(transaction, db, known, { media: moved(profile) }, now)
    }
    // Published again already.
    if (artist?.exists === true) {
      const media = moved(artist)
      transaction.update(artist.ref, { media, mediaIds: media.map(folderIdOf) })
    }
    // On the boards they stand as they were chosen.
    for (const candidate of candidates.docs) {
      transaction.update(candidate.ref, { media: moved(candidate), updatedAt: Timestamp.fromDate(now) })
    }
    const left: MediaRequest = {
      kind: 'media',
      uid,
      mediaIds: [...fresh].flat().map((base) => folderIdOf({ base })),
      sweepAfter: Timestamp.fromDate(now),
    }
    transaction.set(requestRef, left)
  })
  await cleanUpMedia(backend, requestRef, now)
}

function mediaOf(snapshot: DocumentSnapshot): readonly ProfileMedia[] {
  const stored: unknown = snapshot.get('media')
  return Array.isArray(stored) ? stored.map((item: unknown) => mediaSchema.parse(item)) : []
}

async function copyFolder(bucket: Bucket, from: string, to: string): Promise<void> {
  let next: string | undefined
  do {
    const page = await listFiles(bucket, { prefix: `${from}/`, size: PAGE }, next)
    await Promise.all(
      page.files.map((file) =>
        file.copy(
          bucket.file(`${to}${file.name.slice(from.length)}`),
          withoutTokens(file.metadata.contentType),
        ),
      ),
    )
    next = page.next
  } while (next !== undefined)
}
