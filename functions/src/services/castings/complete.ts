import { missingOf } from '@ribalta/domain/castings/missing'
import { instantToDate } from '@ribalta/domain/instant'
import type { Casting } from '@ribalta/domain/schemas/castings/casting'
import { HttpsError } from 'firebase-functions/https'

/** Refuses, with `failed-precondition`, a casting that lacks something that an open one says; names everything it lacks. */
export function requireComplete(content: Parameters<typeof missingOf>[0]): void {
  const missing = missingOf(content)
  if (missing.length === 0) return
  const messages = [...new Set(missing.map(({ message }) => message))]
  throw new HttpsError('failed-precondition', `Falta completar o casting. ${messages.join(' ')}`)
}

/** Returns whether the last moment to apply has passed, or was never set. */
export function isApplyingOver({ applyUntil }: Pick<Casting, 'applyUntil'>, now: Date): boolean {
  return applyUntil === undefined || instantToDate(applyUntil) <= now
}
