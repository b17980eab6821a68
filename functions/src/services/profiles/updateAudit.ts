import type { Profile } from '@ribalta/domain/schemas/profile'
import { Timestamp, type Transaction } from '../../admin/backend.ts'
import type { PreparedPrivateChanges } from '../privateDetails/changes.ts'
import { writeAudit } from '../shared/audit.ts'
import type { BirthDateChange } from './updateBirthDate.ts'
import type { UpdateWork } from './updateWork.ts'

interface Parts {
  readonly birthDate: BirthDateChange
  readonly details: PreparedPrivateChanges | undefined
}

/**
 * Writes down, after the transaction's last read, that a minor became an adult, and which of birth date, phone and pay
 * were changed; never to what.
 */
export function auditChange(
  transaction: Transaction,
  profile: Profile,
  { db, changes, caller, now }: UpdateWork,
  { birthDate, details }: Parts,
): void {
  const line = { actor: caller.uid, subject: changes.profileId, at: Timestamp.fromDate(now) }
  const changesDate = birthDate.kind === 'changed' || birthDate.kind === 'becomesMinor'
  const changesPhone = changes.phone !== undefined && changes.phone !== profile.phone
  const fields = [
    ...(changesDate ? ['birthDate'] : []),
    ...(changesPhone ? ['phone'] : []),
    ...(details?.changesPay === true ? ['pay'] : []),
  ]
  if (birthDate.kind === 'becomesAdult') writeAudit(transaction, db, { kind: 'minorToAdult', ...line })
  if (fields.length > 0) writeAudit(transaction, db, { kind: 'personalChange', ...line, detail: { fields } })
}
