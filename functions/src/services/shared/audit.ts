import { type AuditEntry, auditSchema } from '@ribalta/domain/schemas/audit'
import type { DocumentReference, Firestore } from '../../admin/backend.ts'
import { paths } from './paths.ts'

/** A transaction or a batch. */
interface Writer {
  create: (ref: DocumentReference, data: AuditEntry) => unknown
}

/**
 * Adds a line to the audit log as part of `writer`, so that what it tells of and the line itself are there together
 * or not at all. In a transaction it comes after the last read. Answers the line's id.
 */
export function writeAudit(writer: Writer, db: Firestore, entry: AuditEntry): string {
  const ref = paths.audit(db)
  writer.create(ref, auditSchema.parse(entry))
  return ref.id
}
