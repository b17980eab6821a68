import type { Profile } from '@ribalta/domain/schemas/profile'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from '../../admin/backend.ts'
import { writeArtistCounts } from './artistCounts.ts'
import { writeMove } from '../media/move.ts'
import { paths } from '../shared/paths.ts'

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
