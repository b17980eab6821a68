import { nameSkeleton } from '@ribalta/domain/people/personName'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import type { Transaction } from '../../admin/backend.ts'
import { movePhone, moveUsername } from './reservations.ts'
import type { RecordFields } from './record.ts'
import type { UpdateWork } from './updateWork.ts'

export interface IdentityChange {
  readonly fields: RecordFields
  /** The address that is held afterwards. */
  readonly username: string
  /** To be called after the transaction's last read. */
  readonly write: () => void
}

/** Prepares a change of what nobody else may have: name and phone. Throws `already-exists` where somebody has it. */
export async function prepareIdentity(
  transaction: Transaction,
  profile: Profile,
  { db, changes }: UpdateWork,
): Promise<IdentityChange> {
  const { profileId: uid, artisticName, phone } = changes
  const username =
    artisticName === undefined ? undefined : await moveUsername(transaction, db, uid, profile, artisticName)
  const reservation = phone === undefined ? undefined : await movePhone(transaction, db, uid, profile, phone)
  return {
    fields: {
      ...(username === undefined || artisticName === undefined
        ? {}
        : { artisticName, username: username.held, nameSkeleton: nameSkeleton(artisticName) }),
      ...(phone === undefined ? {} : { phone }),
    },
    username: username?.held ?? profile.username,
    write: () => {
      username?.write()
      reservation?.write()
    },
  }
}
