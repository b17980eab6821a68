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
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { invalid, refusedState } from '../shared/refusals.ts'
import { onTest } from './onTest.ts'

/**
 * Announces a take before its upload: from here on it counts as begun, and the storage rules take its file. The same one again, by its
 * id or by its bytes, is the take that is there already. Staff announce one in the artist's name, and may then upload it as well as they.
 * Throws `not-found` for anybody else, `failed-precondition` after the deadline and where nothing is to be recorded, `invalid-argument`
 * for what is too long and for a video that was sent before, `resource-exhausted` for too many.
 */
export function beginTake(
  { db }: Pick<Backend, 'db'>,
  { testRequestId, takeId, ...announced }: BeginTakeInput,
  caller: SignedInCaller,
  now: Date,
): Promise<BeginTakeResult> {
  return onTest({ db }, testRequestId, caller, async (transaction, { test, as }) => {
    const byAgency = as === 'staff' ? ({ isByAgency: true } as const) : {}
    const takes = paths.takes(db, testRequestId)
    const uploadUntil = Timestamp.fromMillis(now.getTime() + TAKE_UPLOAD_HOURS * 3_600_000)
    const known = (await transaction.get(takes)).docs.map((stored) => {
      return { id: stored.id, ref: stored.ref, take: takeSchema.parse(stored.data()) }
    })
    const same = known.find(({ take }) => take.md5 === announced.md5 && take.bytes === announced.bytes)
    if (same?.take.status === 'sent') {
      const already = as === 'artist' ? 'você já enviou' : 'já foi enviado'
      throw invalid(`Este vídeo ${already}. Escolha outro.`, { field: 'md5' })
    }
    if (same !== undefined) {
      // It was begun in time; while others may be, its upload has as long as theirs.
      const longer = mayBeginTake(test, now) ? { uploadUntil } : {}
      transaction.set(same.ref, { ...same.take, ...longer, ...byAgency } satisfies Take)
      return answer(test, same.id, uploadUntil)
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
      ...byAgency,
      artistId: test.artistId,
      status: 'uploading',
      begunAt: Timestamp.fromDate(now),
      uploadUntil,
    }
    transaction.create(takes.doc(takeId), take)
    return answer(test, takeId, uploadUntil)
  })

  function answer({ artistId }: TestRequest, id: string, uploadUntil: Instant): BeginTakeResult {
    const { seconds, nanoseconds } = uploadUntil
    return {
      takeId: id,
      path: takePath(artistId, testRequestId, id),
      uploadUntil: { seconds, nanoseconds },
    }
  }
}
