import { isDirector } from '@ribalta/domain/account/grants'
import { isAboutSelf } from '@ribalta/domain/account/separation'
import type { DeleteReceivedInput } from '@ribalta/domain/schemas/contactMessage'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type DocumentReference, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { accusedOf } from './accused.ts'

type Database = Pick<Backend, 'db'>

/**
 * Deletes a message or a report for a director, with a line in the audit log. Does nothing when it is gone. Throws `permission-denied` to
 * everyone else and to the director whom the report is about.
 */
export function deleteReceived(
  { db }: Database,
  { from, id }: DeleteReceivedInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    if (!isDirector({ grants })) {
      throw new HttpsError('permission-denied', 'Só a direção exclui mensagens e denúncias.')
    }
    const stored = await transaction.get(db.doc(`${from}/${id}`))
    if (!stored.exists) return
    if (isAboutSelf(caller, accusedOf(stored))) {
      throw new HttpsError('permission-denied', 'Outra pessoa da direção cuida desta denúncia.')
    }
    writeDeletion(transaction, db, { ref: stored.ref, kind: stored.get('kind'), actor: caller.uid, now })
  })
}

/** Deletes a report past the application, which no director may handle; answers whether it was there. */
export function deleteReceivedByScript(
  { db }: Database,
  { from, id }: DeleteReceivedInput,
  now: Date,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(`${from}/${id}`))
    if (!stored.exists) return false
    writeDeletion(transaction, db, { ref: stored.ref, kind: stored.get('kind'), actor: 'script', now })
    return true
  })
}

interface Deletion {
  readonly ref: DocumentReference
  readonly kind: unknown
  readonly actor: string
  readonly now: Date
}

/** The line names no one who was reported: whom an entry is about may export it. */
function writeDeletion(
  transaction: Transaction,
  db: Backend['db'],
  { ref, kind, actor, now }: Deletion,
): void {
  transaction.delete(ref)
  writeAudit(transaction, db, {
    kind: 'receivedDeleted',
    actor,
    at: Timestamp.fromDate(now),
    detail: { from: ref.parent.id, id: ref.id, kind: typeof kind === 'string' ? kind : 'message' },
  })
}
