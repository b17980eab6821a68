import { MESSAGE_KEPT_DAYS } from '@ribalta/domain/contact'
import { type Backend, Timestamp } from '../../admin/backend.ts'
import { deleteFound } from '../shared/deleteFound.ts'

const DAY_MS = 86_400_000

/** Deletes the messages and reports that have been kept as long as the privacy notice says; answers how many. */
export async function sweepContactMessages({ db }: Backend, now: Date): Promise<number> {
  const end = Timestamp.fromMillis(now.getTime() - MESSAGE_KEPT_DAYS * DAY_MS)
  const messages = await deleteFound(db.collection('contactMessages').where('at', '<=', end).orderBy('at'))
  return messages + (await deleteFound(db.collection('messageReports').where('at', '<=', end).orderBy('at')))
}
