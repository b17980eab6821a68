import { isMinor } from '@ribalta/domain/birthDate'
import type { Profile } from '@ribalta/domain/schemas/profile'
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import type { RecordFields, UpdateWork } from './updateWork.ts'
import { enqueue } from './validationQueue.ts'

export interface BirthDateChange {
  readonly fields: RecordFields
  /** Taken for an adult until now. */
  readonly becomesMinor: boolean
}

/** Prepares a change of the birth date. Throws `invalid-argument` for a minor for whom nobody answers. */
export async function prepareBirthDate(
  transaction: Transaction,
  profile: Profile,
  { db, changes, now }: UpdateWork,
): Promise<BirthDateChange> {
  const { birthDate, profileId, privateDetails } = changes
  if (birthDate === undefined) return { fields: {}, becomesMinor: false }
  const isMinorNow = isMinor(birthDate, now)
  // A guardian who comes along is looked at with the private details.
  if (isMinorNow && privateDetails?.guardian === undefined)
    await requireGuardian(transaction, paths.details(db, profileId))
  return {
    fields: { birthDate: new Timestamp(birthDate.seconds, birthDate.nanoseconds) },
    becomesMinor: isMinorNow && !isMinor(profile.birthDate, now),
  }
}

async function requireGuardian(transaction: Transaction, detailsRef: DocumentReference): Promise<void> {
  const details = await transaction.get(detailsRef)
  if (details.get('guardian') !== undefined) return
  throw invalid('Menores de 18 anos precisam dos dados do responsável. Fale com a agência.', {
    field: 'birthDate',
  })
}

/** Minors are not public before a director has validated them, whatever they were taken for until now. */
export function fieldsOfNewMinor(profile: Profile, at: Timestamp): RecordFields {
  return {
    ...enqueue(profile, at),
    publishedVersion: FieldValue.delete(),
    ...(profile.status === 'published' ? { status: 'changes_requested' } : {}),
  }
}
