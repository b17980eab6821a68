import { isMinor } from '@ribalta/domain/people/birthDate'
import { isDirector } from '@ribalta/domain/account/grants'
import type { Instant } from '@ribalta/domain/instant'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { paths } from '../shared/paths.ts'
import { invalid } from '../shared/refusals.ts'
import type { RecordFields } from './record.ts'
import type { UpdateWork } from './updateWork.ts'
import { enqueue } from './validationQueue.ts'

export interface BirthDateChange {
  readonly fields: RecordFields
  /** The birth date that the record has afterwards. */
  readonly held: Instant
  /** `asked` leaves it to a director. */
  readonly kind: 'none' | 'asked' | 'changed' | 'becomesMinor' | 'becomesAdult'
}

/**
 * Prepares a change of the birth date. An earlier one of a minor, who would be an adult (sooner), is only kept as asked for
 * unless another person sends it who is a director; what was asked stays until such a one sends any. Throws `invalid-argument` for a
 * minor for whom nobody answers.
 */
export async function prepareBirthDate(
  transaction: Transaction,
  profile: Profile,
  work: UpdateWork,
): Promise<BirthDateChange> {
  const { db, changes, now } = work
  const { birthDate, profileId, privateDetails } = changes
  if (birthDate === undefined) return { fields: {}, held: profile.birthDate, kind: 'none' }
  const date = new Timestamp(birthDate.seconds, birthDate.nanoseconds)
  const wasMinor = isMinor(profile.birthDate, now)
  const isEarlier = birthDate.seconds < profile.birthDate.seconds
  const isAnswer = await isOtherDirector(transaction, work)
  if (wasMinor && isEarlier && !isAnswer) {
    return { fields: { askedBirthDate: date }, held: profile.birthDate, kind: 'asked' }
  }
  const isMinorNow = isMinor(birthDate, now)
  // A guardian who comes along is looked at with the private details.
  if (isMinorNow && privateDetails?.guardian === undefined)
    await requireGuardian(transaction, paths.details(db, profileId))
  const becomesAdult = wasMinor && !isMinorNow
  return {
    fields: {
      birthDate: date,
      ...(isAnswer ? { askedBirthDate: FieldValue.delete() } : {}),
      ...(becomesAdult ? { registeredAsMinor: true } : {}),
    },
    held: birthDate,
    kind: kindOf(profile, birthDate, { becomesAdult, becomesMinor: isMinorNow && !wasMinor }),
  }
}

function kindOf(
  profile: Profile,
  birthDate: Instant,
  { becomesAdult, becomesMinor }: Readonly<Record<'becomesAdult' | 'becomesMinor', boolean>>,
): BirthDateChange['kind'] {
  if (becomesAdult) return 'becomesAdult'
  if (becomesMinor) return 'becomesMinor'
  return birthDate.seconds === profile.birthDate.seconds ? 'none' : 'changed'
}

async function isOtherDirector(
  transaction: Transaction,
  { db, changes, caller }: UpdateWork,
): Promise<boolean> {
  if (caller.uid === changes.profileId) return false
  return isDirector({ grants: await readGrants({ db }, caller, (ref) => transaction.get(ref)) })
}

async function requireGuardian(transaction: Transaction, detailsRef: DocumentReference): Promise<void> {
  const details = await transaction.get(detailsRef)
  if (details.get('guardian') !== undefined) return
  throw invalid('Menores de 18 anos precisam dos dados do responsável. Fale com a agência.', {
    field: 'birthDate',
  })
}

/** Who becomes a minor, or an adult by correction, is not public before the next validation, whatever was public until now. */
export function fieldsOffAir(profile: Profile, at: Timestamp): RecordFields {
  return {
    ...enqueue(profile, at),
    publishedVersion: FieldValue.delete(),
    guardianConfirmedAt: FieldValue.delete(),
    ...(profile.status === 'published' ? { status: 'changes_requested' } : {}),
  }
}
