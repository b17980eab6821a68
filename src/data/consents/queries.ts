import type { ConsentKind } from '@ribalta/domain/account/consents'
import { consentSchema, type Consent } from '@ribalta/domain/schemas/account/consent'
import { queryOptions } from '@tanstack/react-query'
import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { callFunction } from '../callables.ts'

/** The newest lines of a person's own ledger; more than these nobody has ever agreed to or taken back. */
const NEWEST = 50

async function readOwnConsents(uid: string): Promise<readonly Consent[]> {
  const consents = collection(await firebaseFirestore(), 'consents')
  const own = query(consents, where('uid', '==', uid), orderBy('at', 'desc'), limit(NEWEST))
  const { docs } = await getDocsFromServer(own)
  return docs.map((line) => consentSchema.parse(line.data()))
}

/** What a person agreed to and took back, newest first. */
export function ownConsentsQuery(uid: string) {
  return queryOptions({ queryKey: ['consents', uid], queryFn: () => readOwnConsents(uid) })
}

/** Adds a line to one's own ledger. Rejects with the SDK's `FunctionsError`. */
export async function recordConsent(kind: ConsentKind, version: string, given: boolean): Promise<void> {
  await callFunction('recordConsent', { kind, version, given })
}
