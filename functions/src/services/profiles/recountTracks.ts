import {
  type Backend,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from '../../admin/backend.ts'
import { eachOf } from '../shared/eachOf.ts'
import { paths } from '../shared/paths.ts'
import { countTrackRecords, MOST_COUNTED, saysTrackRecord, writeTrackRecord } from './trackRecords.ts'

const HOUR_MS = 3_600_000
const PAGE = 500
/** By night in Brazil, in UTC. */
const NIGHT_HOUR = 6

/**
 * Since when changes are looked at. It overlaps instead of remembering where it stopped: counting anew what was counted already changes
 * nothing. So each change is looked at by two runs of an hour, and by those of a week's nights, should runs fail or not come; what is
 * older than that, `npm run roster -- rebuild` counts.
 */
function lookedAtSince(now: Date): Timestamp {
  const hours = now.getUTCHours() === NIGHT_HOUR ? 8 * 24 : 2
  return Timestamp.fromMillis(now.getTime() - hours * HOUR_MS)
}

/**
 * Counts anew what came of asking those whose tests or candidates have changed lately, and writes it where it is not what their record
 * says. Answers of how many people that was. Can be repeated.
 */
export async function recountTracks({ db }: Pick<Backend, 'db'>, now: Date): Promise<number> {
  const since = lookedAtSince(now)
  const changed = [db.collection('testRequests'), db.collectionGroup('board')]
  const found = await Promise.all(changed.map((all) => artistsOf(all.where('updatedAt', '>=', since))))
  const uids = [...new Set(found.flatMap((each) => [...each]))]
  let written = 0
  for (let start = 0; start < uids.length; start += MOST_COUNTED) {
    written += await recount(db, uids.slice(start, start + MOST_COUNTED), now)
  }
  return written
}

async function recount(db: Firestore, uids: readonly string[], now: Date): Promise<number> {
  const counted = await countTrackRecords(db, uids, now)
  const stored = await db.getAll(...uids.map((uid) => paths.profile(db, uid)), { fieldMask: ['trackRecord'] })
  const different = stored.filter(
    (record) => record.exists && !saysTrackRecord(record, counted.get(record.id)),
  )
  const results = await eachOf(different, {
    act: ({ id }) => writeTrackRecord(db, id, counted.get(id), now),
    failed: () => false,
  })
  return results.filter(Boolean).length
}

async function artistsOf(changed: Query): Promise<Set<string>> {
  const pages = changed.orderBy('updatedAt').select('artistId', 'updatedAt').limit(PAGE)
  const uids = new Set<string>()
  let after: DocumentSnapshot | undefined
  for (;;) {
    const { docs } = await (after === undefined ? pages : pages.startAfter(after)).get()
    for (const doc of docs) {
      const uid: unknown = doc.get('artistId')
      if (typeof uid === 'string' && uid !== '') uids.add(uid)
    }
    after = docs.at(-1)
    if (docs.length < PAGE) return uids
  }
}
