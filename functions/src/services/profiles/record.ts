import { isInstant } from '@ribalta/domain/instant'
import { rosterNameOf, toRoster } from '@ribalta/domain/roster/project'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/profile'
import { type DocumentSnapshot, FieldValue, type Firestore, type Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/** Fields of a record to be stored. */
export type RecordFields = Readonly<Record<string, unknown>>

/** Somebody's record as a transaction read it. */
export interface KnownRecord {
  readonly uid: string
  readonly profile: Profile
}

/**
 * The one file that writes records of people, `profiles/{uid}`, where what staff search of them may change: each with its
 * mirror in `roster` (docs/decisions/0046-roster.md), in the same transaction, after its last read.
 */
export function createRecord(
  transaction: Transaction,
  db: Firestore,
  { uid, profile }: KnownRecord,
  now: Date,
): void {
  transaction.create(paths.profile(db, uid), profile)
  transaction.set(paths.roster(db, rosterNameOf(uid, profile)), toRoster(uid, profile, now))
}

/** Changes fields of a record; `FieldValue.delete()` takes one away. */
export function changeRecord(
  transaction: Transaction,
  db: Firestore,
  { uid, profile }: KnownRecord,
  fields: RecordFields,
  now: Date,
): void {
  transaction.update(paths.profile(db, uid), fields)
  const after = profileSchema.parse(withFields(profile, fields))
  const [before, name] = [rosterNameOf(uid, profile), rosterNameOf(uid, after)]
  if (before !== name) transaction.delete(paths.roster(db, before))
  transaction.set(paths.roster(db, name), toRoster(uid, after, now))
}

/** Deletes a record; a mirror that is not where it should be goes with the rest of what is the person's. */
export function deleteRecord(transaction: Transaction, db: Firestore, record: DocumentSnapshot): void {
  transaction.delete(record.ref)
  const [said, createdAt] = [record.get('lookConfirmedAt'), record.get('createdAt')] as readonly unknown[]
  if (!isInstant(createdAt)) return
  const lookConfirmedAt = isInstant(said) ? said : undefined
  transaction.delete(paths.roster(db, rosterNameOf(record.id, { lookConfirmedAt, createdAt })))
}

function withFields(profile: Profile, fields: RecordFields): Record<string, unknown> {
  const isTakenAway = (value: unknown): boolean =>
    value instanceof FieldValue && value.isEqual(FieldValue.delete())
  const kept = Object.entries({ ...profile, ...fields }).filter(([, value]) => !isTakenAway(value))
  return Object.fromEntries(kept)
}
