import type { Instant } from '@ribalta/domain/instant'
import {
  MAX_BEGUN_TAKES,
  refuseLength,
  TAKE_UPLOAD_HOURS,
  takePath,
} from '@ribalta/domain/screenTests/screenTest'
import { mayBeginTake, testStatusAt } from '@ribalta/domain/screenTests/testStatus'
import {
  type BeginTakeInput,
  type BeginTakeResult,
  type Take,
  takeSchema,
} from '@ribalta/domain/schemas/screenTests/take'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { invalid, refusedState } from '../shared/refusals.ts'
import { onTest, testNotFound } from './onTest.ts'

/**
 * Announces a take before its upload: from here on it counts as begun, and the storage rules take its file. The same one again, by its
 * id or by its bytes, is the take that is there already. Throws `not-found` for anybody but the artist, `failed-precondition` after the
 * deadline and where nothing is to be recorded, `invalid-argument` for what is too long and for a video that was sent before,
 * `resource-exhausted` for too many.
 */
export function beginTake(
  { db }: Pick<Backend, 'db'>,
  { testRequestId, takeId, ...announced }: BeginTakeInput,
  caller: SignedInCaller,
  now: Date,
): Promise<BeginTakeResult> {
  return onTest({ db }, testRequestId, caller, async (transaction, { test, as }) => {
    if (as !== 'artist') throw testNotFound()
    const takes = paths.takes(db, testRequestId)
    const uploadUntil = Timestamp.fromMillis(now.getTime() + TAKE_UPLOAD_HOURS * 3_600_000)
    const known = (await transaction.get(takes)).docs.map((stored) => {
      return { id: stored.id, ref: stored.ref, take: takeSchema.parse(stored.data()) }
    })
    const same = known.find(({ take }) => take.md5 === announced.md5 && take.bytes === announced.bytes)
    if (same?.take.status === 'sent') {
      throw invalid('Este vídeo você já enviou. Escolha outro.', { field: 'md5' })
    }
    if (same !== undefined) {
      // It was begun in time; while others may be, its upload has as long as theirs.
      if (mayBeginTake(test, now)) transaction.update(same.ref, { uploadUntil })
      return answer(same.id, uploadUntil)
    }
    if (known.some(({ id }) => id === takeId))
      throw invalid('Este take já é outro vídeo.', { field: 'takeId' })
    if (!mayBeginTake(test, now)) {
      if (testStatusAt(test, now) !== 'expired') throw refusedState()
      throw new HttpsError('failed-precondition', 'O prazo deste teste passou.')
    }
    const tooLong = refuseLength(announced.seconds ?? 0, test.seconds)
    if (tooLong !== undefined) throw invalid(tooLong, { field: 'seconds' })
    if (known.length >= MAX_BEGUN_TAKES) {
      throw new HttpsError('resource-exhausted', 'São takes demais. Envie o teste com os que já estão aqui.')
    }
    const take: Take = {
      ...announced,
      artistId: caller.uid,
      status: 'uploading',
      begunAt: Timestamp.fromDate(now),
      uploadUntil,
    }
    transaction.create(takes.doc(takeId), take)
    return answer(takeId, uploadUntil)
  })

  function answer(id: string, uploadUntil: Instant): BeginTakeResult {
    const { seconds, nanoseconds } = uploadUntil
    return {
      takeId: id,
      path: takePath(caller.uid, testRequestId, id),
      uploadUntil: { seconds, nanoseconds },
    }
  }
}
