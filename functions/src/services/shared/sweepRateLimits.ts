import { type Backend, Timestamp } from '../../admin/backend.ts'

const PAGE = 400

/** Deletes the counts of windows that are over; answers how many. */
export async function sweepRateLimits({ db }: Backend, now: Date): Promise<number> {
  const over = db
    .collection('rateLimits')
    .where('expiresAt', '<=', Timestamp.fromDate(now))
    .orderBy('expiresAt')
    .limit(PAGE)
  let deleted = 0
  for (;;) {
    const { docs } = await over.get()
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    deleted += docs.length
    if (docs.length < PAGE) return deleted
  }
}
