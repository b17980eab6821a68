import { type Backend, Timestamp } from '../../admin/backend.ts'
import { deleteFound } from '../shared/deleteFound.ts'

/** Erases the invitations whose days are over, with what was prepared; answers how many. */
export function sweepInvitations({ db }: Backend, now: Date): Promise<number> {
  return deleteFound(
    db.collection('invitations').where('expiresAt', '<=', Timestamp.fromDate(now)).orderBy('expiresAt'),
  )
}
