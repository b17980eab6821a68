import type { RefusalKind } from '@ribalta/domain/account/refusals'
import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import type { HttpsError } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'
import { type Backend, FieldValue } from '../../admin/backend.ts'
import type { Caller } from '../shared/caller.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import { mayCountRefusal } from '../shared/rateLimit.ts'

const KINDS: Readonly<Record<string, RefusalKind>> = {
  'permission-denied': 'call',
  'resource-exhausted': 'rate',
}

/** Counts what a callable has refused, where that may be somebody who tries doors. Never rejects. */
export async function countRefused(
  backend: () => Backend,
  error: HttpsError,
  caller: Pick<Caller, 'address'>,
): Promise<void> {
  const kind = KINDS[error.code]
  if (kind !== undefined) await countRefusal(backend(), kind, caller, new Date())
}

/**
 * Adds one to the day's count, and nothing about who it was. From one address only so many an hour are written down: the
 * counts tell that somebody tries, not how long. Never rejects: a refusal is one without its count, too.
 */
export async function countRefusal(
  backend: Backend,
  kind: RefusalKind,
  caller: Pick<Caller, 'address'>,
  now: Date,
): Promise<void> {
  try {
    if (!(await mayCountRefusal(backend, caller, now))) return
    const day = dayInSaoPaulo(now)
    const counts = { [kind]: FieldValue.increment(1) }
    await paths.refusals(backend.db, day).set({ day, counts }, { merge: true })
  } catch (error) {
    logger.warn('A refusal was not counted', { errorCode: codeOf(error) })
  }
}
