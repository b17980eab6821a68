import { instantToDate } from '@ribalta/domain/instant'
import { applicationSchema } from '@ribalta/domain/schemas/castings/application'
import { candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import * as logger from 'firebase-functions/logger'
import {
  type Backend,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'
import { tellArtist } from './tellArtist.ts'

const PAGE = 100

/**
 * Has artists read where they stand: what was moved on the board a minute ago, and not taken back since, comes into their own
 * documents, each by itself and with its notice. Answers how many read something new. Can be repeated.
 */
export async function followBoard({ db }: Pick<Backend, 'db'>, now: Date): Promise<number> {
  const due = db
    .collectionGroup('board')
    .where('followAt', '<=', Timestamp.fromDate(now))
    .orderBy('followAt')
    .limit(PAGE)
  let told = 0
  let after: DocumentSnapshot | undefined
  for (;;) {
    const { docs } = await (after === undefined ? due : due.startAfter(after)).get()
    for (const { ref } of docs) {
      try {
        if (await db.runTransaction((transaction) => followOne(transaction, db, ref, now))) told += 1
      } catch (error) {
        // One that cannot follow must not keep the others back; it is tried again.
        logger.error('An application could not follow the board', { errorCode: codeOf(error) })
      }
    }
    after = docs.at(-1)
    if (docs.length < PAGE) return told
  }
}

async function followOne(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference,
  now: Date,
): Promise<boolean> {
  const snapshot = await transaction.get(ref)
  if (!snapshot.exists) return false
  const { castingId, status, followAt } = candidateSchema.parse(snapshot.data())
  // Told by another run, taken back or moved on.
  if (followAt === null || instantToDate(followAt) > now) return false
  const applicationRef = paths.application(db, castingId, ref.id)
  const application = await transaction.get(applicationRef)
  // Staff must see it, too: from an answer that was told nobody goes back.
  transaction.update(ref, { followAt: null, updatedAt: Timestamp.fromDate(now) })
  if (!application.exists) return false
  return tellArtist(transaction, db, applicationRef, {
    application: applicationSchema.parse(application.data()),
    status,
    now,
  })
}
