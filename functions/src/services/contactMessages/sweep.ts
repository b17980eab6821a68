import { MESSAGE_KEPT_DAYS } from '@ribalta/domain/contact'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { deleteFound } from '../shared/deleteFound.ts'

const DAY_MS = 86_400_000

/** Deletes the messages that have been kept as long as the privacy notice says; answers how many. */
export function sweepContactMessages({ db }: Backend, now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - MESSAGE_KEPT_DAYS * DAY_MS)
  return deleteFound(db.collection('contactMessages').where('at', '<=', end).orderBy('at'))
}
