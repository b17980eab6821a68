import { castingSchema } from '@ribalta/domain/schemas/casting'
import type { ContactMessage, ReportCastingInput } from '@ribalta/domain/schemas/contactMessage'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/**
 * Stores for the team what somebody finds wrong with a casting, once however often it is sent. Throws `not-found` for one
 * that was never on air.
 */
export async function reportCasting(
  { db }: Pick<Backend, 'db'>,
  { requestId, castingId, reason, message, email }: ReportCastingInput,
  now: Date,
): Promise<void> {
  const ref = paths.contactMessage(db, requestId)
  await db.runTransaction(async (transaction) => {
    const [stored, casting] = await transaction.getAll(ref, paths.casting(db, castingId))
    if (stored?.exists === true) return
    const known = castingSchema.safeParse(casting?.data())
    if (!known.success || known.data.status === 'draft') {
      throw new HttpsError('not-found', 'Casting não encontrado.')
    }
    const report: ContactMessage = {
      kind: 'report',
      castingId,
      reason,
      message,
      ...(email === undefined ? {} : { email }),
      at: Timestamp.fromDate(now),
    }
    transaction.create(ref, report)
  })
}
