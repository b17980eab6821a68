import { isDeepStrictEqual } from 'node:util'
import { trackRecordOf } from '@ribalta/domain/people/trackRecord'
import { candidateSchema } from '@ribalta/domain/schemas/castings/candidate'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { TrackRecord } from '@ribalta/domain/schemas/people/trackRecord'
import { testRequestSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import * as logger from 'firebase-functions/logger'
import * as z from 'zod/mini'
import { type DocumentSnapshot, FieldValue, type Firestore, type Query } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { changeRecord } from './record.ts'

/** As many as a query may ask for at once. */
export const MOST_COUNTED = 30

/** What counting looks at, and no more is read. */
const testSchema = z.pick(testRequestSchema, { artistId: true, status: true, deadline: true, history: true })
const seenSchema = z.pick(candidateSchema, { artistId: true, status: true, followAt: true, history: true })

/**
 * What came of asking each of at most {@link MOST_COUNTED} people, counted anew of all their tests and candidates; who was never asked is
 * not among the answers.
 */
export async function countTrackRecords(
  db: Firestore,
  uids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TrackRecord>> {
  const [tests, candidates] = await Promise.all([
    readOf(db.collection('testRequests'), uids, testSchema),
    readOf(db.collectionGroup('board'), uids, seenSchema),
  ])
  return new Map(
    uids.flatMap((uid) => {
      const record = trackRecordOf(tests.get(uid) ?? [], candidates.get(uid) ?? [], now)
      return record === undefined ? [] : [[uid, record] as const]
    }),
  )
}

/** By their artist; one that cannot be read keeps nothing from the others. */
async function readOf<T extends { readonly artistId: string }>(
  all: Query,
  uids: readonly string[],
  schema: z.ZodMiniType<T> & { readonly shape: object },
): Promise<ReadonlyMap<string, readonly T[]>> {
  const { docs } = await all
    .where('artistId', 'in', uids)
    .select(...Object.keys(schema.shape))
    .get()
  const read = docs.flatMap((doc) => {
    const { success, data } = schema.safeParse(doc.data())
    if (!success) logger.error('A test or a candidate could not be counted', { path: doc.ref.parent.path })
    return success ? [data] : []
  })
  return Map.groupBy(read, ({ artistId }) => artistId)
}

/** Whether a stored record says what was counted. */
export function saysTrackRecord(record: DocumentSnapshot, counted: TrackRecord | undefined): boolean {
  return isDeepStrictEqual(record.get('trackRecord'), counted)
}

/** Writes what was counted into somebody's record and its mirror, which is no change of their profile; answers whether that was news. */
export function writeTrackRecord(
  db: Firestore,
  uid: string,
  counted: TrackRecord | undefined,
  now: Date,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const record = await transaction.get(paths.profile(db, uid))
    // Gone meanwhile, or a test of somebody who never registered.
    if (!record.exists || saysTrackRecord(record, counted)) return false
    const profile = profileSchema.parse(record.data())
    changeRecord(transaction, db, { uid, profile }, { trackRecord: counted ?? FieldValue.delete() }, now)
    return true
  })
}
