import { facet } from '@ribalta/domain/roster/facets'
import { lookOldBefore } from '@ribalta/domain/roster/lookAge'
import { rosterBound } from '@ribalta/domain/roster/name'
import { FieldPath, type Firestore, type Query, Timestamp } from '../../admin/backend.ts'
import { renewMirror } from '../profiles/record.ts'

/** As many are turned at once; the rest the next time. */
const MOST = 300

/**
 * Turns what only time changes in the roster: who has come of age, and whose look was confirmed too long ago. Answers how
 * many were turned.
 */
export async function turnRoster(db: Firestore, now: Date): Promise<number> {
  const roster = db.collection('roster')
  const byName = FieldPath.documentId()
  return (
    (await renew(db, roster.where('adultAt', '<=', Timestamp.fromDate(now)).orderBy('adultAt'), now)) +
    (await renew(
      db,
      roster
        .where(new FieldPath('facets', facet.look(false)), '==', true)
        .where(byName, '>', rosterBound(lookOldBefore(now).getTime()))
        .orderBy(byName),
      now,
    ))
  )
}

async function renew(db: Firestore, due: Query, now: Date): Promise<number> {
  const { docs } = await due.limit(MOST).get()
  for (const mirror of docs) {
    const uid = String(mirror.get('uid'))
    await db.runTransaction((transaction) => renewMirror(transaction, db, uid, [mirror.ref], now))
  }
  return docs.length
}
