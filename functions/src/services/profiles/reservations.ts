import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { usernameFor } from '../registration/input.ts'
import { requirePhone } from '../shared/phones.ts'
import { taken } from '../shared/refusals.ts'

/** A reservation that was found free; `write` takes it, after the transaction's last read. */
export interface Move {
  /** What is held afterwards. */
  readonly held: string
  readonly write: () => void
}

/**
 * Prepares the move of a person's public name to what `artisticName` gives. The old one is given back, unless the
 * published page still lies there: then it is kept until another version is published, so that nobody else can
 * take the address of a page that is up. Throws `already-exists` where another person holds the new one.
 */
export async function moveUsername(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  profile: Profile,
  artisticName: string,
): Promise<Move> {
  const held = usernameFor(artisticName)
  if (held === profile.username) return { held, write: () => undefined }
  const [reservation, artist] = await transaction.getAll(paths.username(db, held), paths.artist(db, uid))
  if (reservation?.exists === true && reservation.get('uid') !== uid) throw taken('artisticName')
  const isOldPublished = artist?.get('username') === profile.username
  return {
    held,
    write: () => {
      transaction.set(paths.username(db, held), { uid })
      if (!isOldPublished) transaction.delete(paths.username(db, profile.username))
    },
  }
}

/**
 * Prepares the move of a person's phone, digits only. Throws `already-exists` where another person holds it, and
 * `invalid-argument` for a new one that can't be called.
 */
export async function movePhone(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  profile: Profile,
  phone: string,
): Promise<Move> {
  if (phone === profile.phone) return { held: phone, write: () => undefined }
  requirePhone(phone, profile.phone, 'phone')
  const reservation = await transaction.get(paths.phone(db, phone))
  if (reservation.exists && reservation.get('uid') !== uid) throw taken('phone')
  return {
    held: phone,
    write: () => {
      transaction.set(paths.phone(db, phone), { uid })
      if (profile.phone !== '') transaction.delete(paths.phone(db, profile.phone))
    },
  }
}
