import { MESSAGE_KEPT_DAYS } from '@ribalta/domain/contact'
import { type Backend, Timestamp } from '../../admin/backend.ts'

const PAGE = 400
const DAY_MS = 86_400_000

/** Deletes the messages that have been kept as long as the privacy notice says; answers how many. */
export async function sweepContactMessages({ db }: Backend, now: Date): Promise<number> {
  const old = db
    .collection('contactMessages')
    .where('at', '<=', Timestamp.fromMillis(now.getTime() - MESSAGE_KEPT_DAYS * DAY_MS))
    .orderBy('at')
    .limit(PAGE)
  let deleted = 0
  for (;;) {
    const { docs } = await old.get()
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    deleted += docs.length
    if (docs.length < PAGE) return deleted
  }
}
