import { isDeepStrictEqual } from 'node:util'
import { rosterNameOf } from '@ribalta/domain/roster/project'
import { profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { TrackRecord } from '@ribalta/domain/schemas/people/trackRecord'
import type { DocumentSnapshot, Firestore } from '../../admin/backend.ts'
import { mirrorOf, renewMirror } from '../profiles/record.ts'
import {
  countTrackRecords,
  MOST_COUNTED,
  saysTrackRecord,
  writeTrackRecord,
} from '../profiles/trackRecords.ts'
import { paths } from '../shared/paths.ts'
import { collectionPages } from '../shared/collectionPages.ts'

/** People looked at together, and the most that a query may ask for by uid at once. */
const PORTION = MOST_COUNTED

/**
 * What is wrong with somebody's mirror: there is none, it says something else, there is another one, its record is gone; and with the
 * record itself: what came of asking them is counted otherwise.
 */
export const ROSTER_FAULTS = ['missing', 'different', 'misplaced', 'orphaned', 'miscounted'] as const
export type RosterFault = (typeof ROSTER_FAULTS)[number]

export interface RebuildOptions {
  readonly now: Date
  /** Whether what is wrong is also mended. */
  readonly isMending: boolean
  /** Goes on after this uid; the search for mirrors without a record always looks at all. */
  readonly after?: string | undefined
  /** Told of each fault. */
  readonly onFault: (uid: string, fault: RosterFault) => void
  /** Told after each portion: how many people so far, and the uid to go on after. */
  readonly onProgress: (people: number, last: string) => void
}

/**
 * Compares every record with its mirror in the roster, every mirror with its record, and what each record says of asking them before with
 * their tests and candidates, and mends what is wrong, each in a
 * transaction of its own that reads the record anew. Can be stopped and gone on with, and repeated. Answers how many
 * people there are.
 */
export async function rebuildRoster(db: Firestore, options: RebuildOptions): Promise<number> {
  let people = 0
  for await (const records of collectionPages(db, 'profiles', { size: PORTION, after: options.after })) {
    const uids = records.map(({ id }) => id)
    const { docs } = await db.collection('roster').where('uid', 'in', uids).get()
    const mirrors = Map.groupBy(docs, (mirror) => String(mirror.get('uid')))
    const counted = await countTrackRecords(db, uids, options.now)
    for (const record of records) {
      await compare(db, record, mirrors.get(record.id) ?? [], options)
      await compareTrack(db, record, counted.get(record.id), options)
    }
    people += records.length
    options.onProgress(people, records.at(-1)?.id ?? '')
  }
  for await (const mirrors of collectionPages(db, 'roster', { size: PORTION, after: undefined }))
    await findOrphans(db, mirrors, options)
  return people
}

async function compare(
  db: Firestore,
  record: DocumentSnapshot,
  mirrors: readonly DocumentSnapshot[],
  { now, isMending, onFault }: RebuildOptions,
): Promise<void> {
  const fault = faultOf(record, mirrors, now)
  if (fault === undefined) return
  onFault(record.id, fault)
  if (!isMending) return
  const refs = mirrors.map(({ ref }) => ref)
  await db.runTransaction((transaction) => renewMirror(transaction, db, record.id, refs, now))
}

async function compareTrack(
  db: Firestore,
  record: DocumentSnapshot,
  counted: TrackRecord | undefined,
  { now, isMending, onFault }: RebuildOptions,
): Promise<void> {
  if (saysTrackRecord(record, counted)) return
  onFault(record.id, 'miscounted')
  if (isMending) await writeTrackRecord(db, record.id, counted, now)
}

function faultOf(
  record: DocumentSnapshot,
  mirrors: readonly DocumentSnapshot[],
  now: Date,
): RosterFault | undefined {
  const profile = profileSchema.parse(record.data())
  const name = rosterNameOf(record.id, profile)
  if (mirrors.some(({ id }) => id !== name)) return 'misplaced'
  const [mirror] = mirrors
  if (mirror === undefined) return 'missing'
  return isDeepStrictEqual(mirror.data(), mirrorOf(record.id, profile, now)) ? undefined : 'different'
}

async function findOrphans(
  db: Firestore,
  mirrors: readonly DocumentSnapshot[],
  { now, isMending, onFault }: RebuildOptions,
): Promise<void> {
  const uidOf = (mirror: DocumentSnapshot): string => String(mirror.get('uid'))
  const records = await db.getAll(...mirrors.map((mirror) => paths.profile(db, uidOf(mirror))))
  const known = new Set(records.filter(({ exists }) => exists).map(({ id }) => id))
  for (const mirror of mirrors.filter((each) => !known.has(uidOf(each)))) {
    onFault(uidOf(mirror), 'orphaned')
    if (isMending) {
      await db.runTransaction((transaction) => renewMirror(transaction, db, uidOf(mirror), [mirror.ref], now))
    }
  }
}
