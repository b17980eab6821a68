import { MAIL_KEPT_DAYS } from '@ribalta/domain/schemas/notices/notice'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { deleteFound } from '../shared/deleteFound.ts'

const DAY_MS = 86_400_000

/** Deletes the copies of mails that were sent long ago; answers how many. */
export function sweepMail({ db }: Pick<Backend, 'db'>, now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - MAIL_KEPT_DAYS * DAY_MS)
  return deleteFound(db.collection('mail').where('at', '<=', end).orderBy('at'))
}
