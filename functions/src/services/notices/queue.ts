import { waitOf } from '@ribalta/domain/notices/topics'
import {
  type Notice,
  type OutboxItem,
  outboxSchema,
  type Receiver,
} from '@ribalta/domain/schemas/notices/notice'
import { type DocumentReference, type Firestore, Timestamp } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/** A transaction or a batch. */
export interface Writer {
  set: (ref: DocumentReference, data: OutboxItem) => unknown
}

/** What an act tells, and to whom. */
export interface Telling {
  /** The same for a repeat of the act, which tells nothing twice; another for the next act. */
  readonly id: string
  readonly notice: Notice
  readonly receiver: Receiver
}

export function toPerson(uid: string): Receiver {
  return { kind: 'person', uid }
}

export const TO_TEAM: Receiver = { kind: 'team' }

/**
 * Queues a notice as part of `writer`, after a transaction's last read: the act and its notice are there together or not at all.
 * A notice that lacks a word of its text throws, and so fails the act.
 */
export function queueNotice(
  writer: Writer,
  db: Firestore,
  { id, notice, receiver }: Telling,
  now: Date,
): void {
  const sendAfter = Timestamp.fromMillis(now.getTime() + waitOf(notice.kind))
  writer.set(paths.outbox(db, id), outboxSchema.parse({ notice, receiver, sendAfter }))
}
