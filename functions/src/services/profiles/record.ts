import { isInstant } from '@ribalta/domain/instant'
import { rosterNameOf, toRoster } from '@ribalta/domain/roster/project'
import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import type { RosterEntry } from '@ribalta/domain/schemas/roster/roster'
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
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
  transaction.set(paths.roster(db, rosterNameOf(uid, profile)), mirrorOf(uid, profile, now))
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
  transaction.set(paths.roster(db, name), mirrorOf(uid, after, now))
}

/** Deletes a record; a mirror that is not where it should be goes with the rest of what is the person's. */
export function deleteRecord(transaction: Transaction, db: Firestore, record: DocumentSnapshot): void {
  transaction.delete(record.ref)
  const [said, createdAt] = [record.get('lookConfirmedAt'), record.get('createdAt')] as readonly unknown[]
  if (!isInstant(createdAt)) return
  const lookConfirmedAt = isInstant(said) ? said : undefined
  transaction.delete(paths.roster(db, rosterNameOf(record.id, { lookConfirmedAt, createdAt })))
}

/**
 * Writes somebody's mirror anew from the record, and takes away `others` that are theirs by mistake: for what time changes,
 * and for what went wrong. Answers whether there is a record.
 */
export async function renewMirror(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  others: readonly DocumentReference[],
  now: Date,
): Promise<boolean> {
  const record = await transaction.get(paths.profile(db, uid))
  const profile = record.exists ? profileSchema.parse(record.data()) : undefined
  const name = profile === undefined ? undefined : rosterNameOf(uid, profile)
  for (const other of others) if (other.id !== name) transaction.delete(other)
  if (profile === undefined || name === undefined) return false
  transaction.set(paths.roster(db, name), mirrorOf(uid, profile, now))
  return true
}

/** Somebody's mirror as it is stored. */
export function mirrorOf(uid: string, profile: Profile, now: Date): RosterEntry {
  const { adultAt, ...entry } = toRoster(uid, profile, now)
  // The one instant that is reckoned, and not taken from the record.
  return { ...entry, adultAt: adultAt === null ? null : new Timestamp(adultAt.seconds, adultAt.nanoseconds) }
}

function withFields(profile: Profile, fields: RecordFields): Record<string, unknown> {
  const isTakenAway = (value: unknown): boolean =>
    value instanceof FieldValue && value.isEqual(FieldValue.delete())
  const kept = Object.entries({ ...profile, ...fields }).filter(([, value]) => !isTakenAway(value))
  return Object.fromEntries(kept)
}
