import { type RegistrationRequest, requestSchema } from '@ribalta/domain/schemas/request'
import * as logger from 'firebase-functions/logger'
import { type Backend, type DocumentSnapshot, Timestamp } from '../../admin/backend.ts'
import { finishDeletion } from '../account/deletion.ts'
import { codeOf, GRPC } from '../shared/errorCodes.ts'
import { cleanUpMedia } from '../media/cleanup.ts'
import { moveMedia } from '../media/move.ts'
import { sweepVideo } from '../media/videoRequests.ts'
import { KEPT_DONE_MS, removeTraces, undoRegistration } from './undo.ts'

const PAGE = 100

/**
 * Takes up every request whose time has come: registrations that never finished are undone, what stragglers of undone
 * ones still made is taken away, media that nothing shows are deleted, those of pages taken down move, deletions of people are finished, videos that
 * no task has prepared are queued again. One that fails is left for the next
 * time. Answers how many were taken up and how many failed.
 */
export async function sweepRequests(
  backend: Backend,
  now: Date,
): Promise<{ readonly swept: number; readonly failed: number }> {
  const due = backend.db
    .collection('requests')
    .where('sweepAfter', '<=', Timestamp.fromDate(now))
    .orderBy('sweepAfter')
    .limit(PAGE)
  let swept = 0
  let failed = 0
  let last: DocumentSnapshot | undefined
  for (;;) {
    const { docs } = await (last === undefined ? due : due.startAfter(last)).get()
    for (const snapshot of docs) {
      try {
        await sweepRequest(backend, snapshot, now)
        swept += 1
      } catch (error) {
        failed += 1
        logger.error('A request could not be swept', { request: snapshot.id, errorCode: codeOf(error) })
      }
    }
    last = docs.at(-1)
    if (docs.length < PAGE) return { swept, failed }
  }
}

/** Takes up one request, whose time has come. */
export async function sweepRequest(backend: Backend, snapshot: DocumentSnapshot, now: Date): Promise<void> {
  const request = requestSchema.parse(snapshot.data())
  if (request.kind === 'media') await cleanUpMedia(backend, snapshot.ref, now)
  else if (request.kind === 'video') await sweepVideo(backend, snapshot, request, now)
  else if (request.kind === 'move') await moveMedia(backend, snapshot.ref, now)
  else if (request.kind === 'deletion') {
    await finishDeletion(request.uid, { backend, now: () => now, checkpoint: () => Promise.resolve() })
  } else await sweepRegistration(backend, snapshot, request, now)
}

async function sweepRegistration(
  backend: Backend,
  snapshot: DocumentSnapshot,
  request: RegistrationRequest,
  now: Date,
): Promise<void> {
  if (request.state === 'reserved' || request.state === 'undoing') {
    await undoRegistration(backend, snapshot.id, request.uid, now)
    return
  }
  const gone = request.state === 'undone' ? [request.uid, ...request.abandonedUids] : request.abandonedUids
  for (const uid of gone) await removeTraces(backend, uid)
  await closeUnlessChanged(snapshot, request, now)
}

/** Deletes the request, unless it is one that was finished after attempts that were not: it is answered for a day. */
async function closeUnlessChanged(
  snapshot: DocumentSnapshot,
  { state, abandonedUids }: RegistrationRequest,
  now: Date,
): Promise<void> {
  const { ref, updateTime: lastUpdateTime } = snapshot
  if (lastUpdateTime === undefined) return
  try {
    if (state === 'undone' || abandonedUids.length === 0) await ref.delete({ lastUpdateTime })
    else {
      const sweepAfter = Timestamp.fromMillis(now.getTime() + KEPT_DONE_MS)
      await ref.update({ abandonedUids: [], sweepAfter }, { lastUpdateTime })
    }
  } catch (error) {
    // Somebody repeats the request at this moment: it is theirs again.
    if (codeOf(error) !== GRPC.failedPrecondition && codeOf(error) !== GRPC.notFound) throw error
  }
}
