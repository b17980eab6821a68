import type { Application } from '@ribalta/domain/schemas/castings/application'
import type { DocumentReference, Firestore, Transaction } from '../../admin/backend.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'

/** Tells an artist what was decided about their application, after the transaction's last read. */
export function tellAnswer(
  transaction: Transaction,
  db: Firestore,
  ref: DocumentReference,
  { artistId, castingId, castingTitle, roleTitle }: Application,
  kind: 'selected' | 'declined',
  now: Date,
): void {
  const notice = { kind, casting: castingTitle, castingId, role: roleTitle }
  queueNotice(
    transaction,
    db,
    { id: `answer_${castingId}_${ref.id}`, notice, receiver: toPerson(artistId) },
    now,
  )
}
