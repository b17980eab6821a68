import type { ContactField } from '@ribalta/domain/schemas/notices/notice'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { Timestamp, type Transaction } from '../../admin/backend.ts'
import type { PreparedPrivateChanges } from '../privateDetails/changes.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { writeAudit } from '../shared/audit.ts'
import type { BirthDateChange } from './updateBirthDate.ts'
import type { UpdateWork } from './updateWork.ts'

interface Parts {
  readonly birthDate: BirthDateChange
  readonly details: PreparedPrivateChanges | undefined
}

/**
 * Writes down, after the transaction's last read, that a minor became an adult, and which of birth date, phone and pay
 * were changed, never to what; and tells the person.
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
  const fields: ContactField[] = [
    ...(changesDate ? (['birthDate'] as const) : []),
    ...(changesPhone ? (['phone'] as const) : []),
    ...(details?.changesPay === true ? (['pay'] as const) : []),
  ]
  if (birthDate.kind === 'becomesAdult') writeAudit(transaction, db, { kind: 'minorToAdult', ...line })
  if (fields.length === 0) return
  writeAudit(transaction, db, { kind: 'personalChange', ...line, detail: { fields } })
  const { profileId: uid } = changes
  const id = `contact_${uid}_${String(now.getTime())}`
  queueNotice(
    transaction,
    db,
    { id, notice: { kind: 'contactChanged', fields }, receiver: toPerson(uid) },
    now,
  )
}
