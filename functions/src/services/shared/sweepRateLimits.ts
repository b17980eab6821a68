import { type Backend, Timestamp } from '../../admin/backend.ts'
import { deleteFound } from './deleteFound.ts'

/** Deletes the counts of windows that are over; answers how many. */
export function sweepRateLimits({ db }: Backend, now: Date): Promise<number> {
  return deleteFound(
    db.collection('rateLimits').where('expiresAt', '<=', Timestamp.fromDate(now)).orderBy('expiresAt'),
  )
}
