import { isWaiting } from '@ribalta/domain/castings/candidateStatus'
import { instantToDate } from '@ribalta/domain/instant'
import { applicationSchema } from '@ribalta/domain/schemas/castings/application'
import {
  type Backend,
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { endTestOf, readTestsOf } from '../screenTests/ofCasting.ts'
import { readCandidate } from '../shared/clientDocuments.ts'
import { eachDue } from '../shared/eachDue.ts'
import { paths } from '../shared/paths.ts'
import { tellArtist } from './tellArtist.ts'

/**
 * Has artists read where they stand: what was moved on the board a minute ago, and not taken back since, comes into their own
 * documents, each by itself and with its notice. Answers how many read something new. Can be repeated.
 */
export async function followBoard({ db }: Pick<Backend, 'db'>, now: Date): Promise<number> {
  const due = db.collectionGroup('board').where('followAt', '<=', Timestamp.fromDate(now)).orderBy('followAt')
  return eachDue(
    due,
    (ref) => db.runTransaction((transaction) => followOne(transaction, db, ref, now)),
    'An application could not follow the board',
  )
}

/** Answers how many read something new: one or nobody. */
async function followOne(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference,
  now: Date,
): Promise<number> {
  const candidate = readCandidate(await transaction.get(ref))
  if (candidate === undefined) return 0
  const { castingId, followAt } = candidate
  // Told by another run, taken back or moved on.
  if (followAt === null || instantToDate(followAt) > now) return 0
  const applicationRef = paths.application(db, castingId, ref.id)
  const application = await transaction.get(applicationRef)
  // Whoever has an answer records nothing for it any more.
  const tests = await readTestsOf(transaction, db, isWaiting(candidate.status) ? [] : [candidate])
  const { test } = endTestOf(transaction, db, candidate, tests, {
    message: candidate.history.at(-1)?.message,
    now,
  })
  // Staff must see it, too: from an answer that was told nobody goes back.
  transaction.update(ref, {
    followAt: null,
    updatedAt: Timestamp.fromDate(now),
    ...(test === undefined ? {} : { test }),
  })
  if (!application.exists) return 0
  const isNews = tellArtist(transaction, db, applicationRef, {
    application: applicationSchema.parse(application.data()),
    candidate,
    now,
  })
  return isNews ? 1 : 0
}
