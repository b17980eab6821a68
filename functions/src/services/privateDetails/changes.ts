import { isDeepStrictEqual } from 'node:util'
import { isMinor } from '@ribalta/domain/people/birthDate'
import { CONSENT_VERSIONS, isInForce } from '@ribalta/domain/account/consents'
import type { Instant } from '@ribalta/domain/instant'
import { SENSITIVE_DETAILS } from '@ribalta/domain/people/privateDetails'
import { type Guardian, guardianSchema } from '@ribalta/domain/schemas/people/privateDetails'
import type { PrivateChanges } from '@ribalta/domain/schemas/people/profileUpdate'
import { HttpsError } from 'firebase-functions/https'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { consentLine, readLatestConsent } from '../consents/consents.ts'
import { paths } from '../shared/paths.ts'
import { requirePhone } from '../shared/phones.ts'
import { invalid } from '../shared/refusals.ts'

export interface PrivateWork {
  readonly db: Firestore
  readonly uid: string
  readonly birthDate: Instant
  readonly changes: PrivateChanges
  readonly now: Date
}

export interface PreparedPrivateChanges {
  /** Somebody else answers for the minor now. */
  readonly changesGuardian: boolean
  /** Where they are paid is another place than before. */
  readonly changesPay: boolean
  /** To be called after the transaction's last read. */
  readonly write: () => void
}

/**
 * Prepares changes of a person's private details, doing all the reads. Throws `failed-precondition` for sensitive ones
 * without their consent in force, and for a guardian whose own consent did not come along; `invalid-argument` for a new
 * phone that can't be called.
 */
export async function preparePrivateChanges(
  transaction: Transaction,
  { db, uid, birthDate, changes, now }: PrivateWork,
): Promise<PreparedPrivateChanges> {
  const { guardianConsent, ...fields } = changes
  const detailsRef = paths.details(db, uid)
  const details = await transaction.get(detailsRef)
  if (SENSITIVE_DETAILS.some((name) => fields[name] !== undefined && fields[name] !== null)) {
    const consent = await readLatestConsent(transaction, db, uid, 'sensitive')
    if (!isInForce(consent)) {
      throw new HttpsError('failed-precondition', 'Estes dados precisam do seu consentimento separado.', {
        field: 'sensitive',
      })
    }
  }
  requirePhones(fields, details)
  const changesGuardian =
    fields.guardian !== undefined && !isSameGuardian(fields.guardian, details.get('guardian'))
  if (fields.guardian !== undefined && !isMinor(birthDate, now)) {
    throw invalid('Só o cadastro de menores tem responsável.', { field: 'guardian' })
  }
  if (changesGuardian && guardianConsent !== CONSENT_VERSIONS.guardian) {
    throw new HttpsError('failed-precondition', 'O novo responsável precisa autorizar o cadastro.', {
      field: 'guardianConsent',
    })
  }
  const stored = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value ?? FieldValue.delete()] as const],
    ),
  )
  return {
    changesGuardian,
    changesPay: fields.pay !== undefined && !isDeepStrictEqual(fields.pay ?? undefined, details.get('pay')),
    write: () => {
      // Field by field, so that what an address lacks now does not stay from the one before.
      transaction.set(detailsRef, stored, { mergeFields: Object.keys(stored) })
      if (changesGuardian) {
        const line = consentLine(uid, 'guardian', Timestamp.fromDate(now))
        transaction.create(paths.laterConsent(db), line)
      }
    },
  }
}

/** Phones that are stored as they are may be repeated, whatever they are. */
function requirePhones({ guardian, pay }: PrivateChanges, details: DocumentSnapshot): void {
  if (guardian !== undefined) requirePhone(guardian.phone, details.get('guardian.phone'), 'guardian')
  if (pay?.pixKeyType !== 'telefone') return
  const isByPhone = details.get('pay.pixKeyType') === 'telefone'
  requirePhone(pay.pixKey, isByPhone ? details.get('pay.pixKey') : undefined, 'pay')
}

function isSameGuardian(guardian: Guardian, stored: unknown): boolean {
  const before = guardianSchema.safeParse(stored)
  if (!before.success) return false
  const { name, email, phone, relation } = before.data
  return (
    guardian.name === name &&
    guardian.email === email &&
    guardian.phone === phone &&
    guardian.relation === relation
  )
}
