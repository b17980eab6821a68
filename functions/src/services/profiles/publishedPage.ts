import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { toArtist } from '@ribalta/domain/people/publishedArtist'
import { artistSchema } from '@ribalta/domain/schemas/people/artist'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { writeArtistCounts } from './artistCounts.ts'
import { writeMove } from '../media/move.ts'
import { paths } from '../shared/paths.ts'
import type { RecordFields } from './record.ts'

interface Page {
  readonly uid: string
  /** `artists/{uid}`, there or not. */
  readonly snapshot: DocumentSnapshot | undefined
  /** The address that the person holds now. */
  readonly held: Profile['username']
}

/**
 * The reservation of the address that the public page has and that its person has given up by renaming. It is theirs until
 * the page moves or goes; whoever does that deletes what is answered here.
 */
export async function readAbandonedAddress(
  transaction: Transaction,
  db: Firestore,
  { uid, snapshot, held }: Page,
): Promise<DocumentReference | undefined> {
  const address: unknown = snapshot?.get('username')
  if (typeof address !== 'string' || address === held) return undefined
  const reservation = await transaction.get(paths.username(db, address))
  return reservation.get('uid') === uid ? reservation.ref : undefined
}

/**
 * Prepares that nothing of a person is public any more; the answer is to be called after the transaction's last read, and
 * gives the note by which the files move ({@link moveMediaNow}) once the transaction is through.
 */
export async function prepareTakeDown(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  held: string,
  now: Date,
): Promise<() => DocumentReference | undefined> {
  const snapshot = await transaction.get(paths.artist(db, uid))
  const abandonedAddress = await readAbandonedAddress(transaction, db, { uid, snapshot, held })
  return () => {
    transaction.delete(snapshot.ref)
    writeArtistCounts(transaction, db, snapshot, undefined)
    if (abandonedAddress !== undefined) transaction.delete(abandonedAddress)
    return snapshot.exists ? writeMove(transaction, db, uid, now) : undefined
  }
}

/** Puts the present version of a record on the public page; the first day and the place on the home page stay. */
export function putUp(
  transaction: Transaction,
  db: Firestore,
  snapshot: DocumentSnapshot,
  profile: Profile,
  now: Date,
): void {
  const artist = snapshot.exists ? artistSchema.parse(snapshot.data()) : undefined
  const published = {
    at: artist?.publishedAt ?? Timestamp.fromDate(now),
    featured: artist?.featured ?? false,
  }
  const shown = toArtist(profile, published, now)
  transaction.set(snapshot.ref, shown)
  writeArtistCounts(transaction, db, snapshot, shown)
}

/** What a record keeps of what was public when it is taken down: that version alone may go up again without a review. */
export function takenDownVersions({
  publishedVersion,
  lastPublicVersion,
}: Pick<Profile, 'publishedVersion' | 'lastPublicVersion'>): RecordFields {
  const last = publishedVersion ?? lastPublicVersion
  return {
    publishedVersion: FieldValue.delete(),
    ...(last === undefined ? {} : { lastPublicVersion: last }),
  }
}
