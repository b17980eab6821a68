import { CONSENTS_IN_FORCE, type ConsentKind } from '@ribalta/domain/account/consents'
import { type Consent, consentSchema } from '@ribalta/domain/schemas/account/consent'
import type { Firestore, Timestamp, Transaction } from '../../admin/backend.ts'

/** A line that says yes to the text in force. */
export function consentLine(uid: string, kind: ConsentKind, at: Timestamp): Consent {
  return { uid, kind, ...CONSENTS_IN_FORCE[kind], given: true, at }
}

/** The newest line of a kind in a person's ledger, which no other transaction changes before this one ends. */
export async function readLatestConsent(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  kind: ConsentKind,
): Promise<Consent | undefined> {
  const lines = db.collection('consents').where('uid', '==', uid).where('kind', '==', kind)
  const { docs } = await transaction.get(lines.orderBy('at', 'desc').limit(1))
  const [newest] = docs
  return newest === undefined ? undefined : consentSchema.parse(newest.data())
}
