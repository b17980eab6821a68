import { type AuditEntry, auditSchema } from '@ribalta/domain/schemas/audit'
import { backend } from './functions.ts'

/** What the audit log says of a person, oldest first. */
export async function auditOf(subject: string): Promise<AuditEntry[]> {
  const { docs } = await backend.db.collection('auditLog').where('subject', '==', subject).get()
  return docs
    .map((item) => auditSchema.parse(item.data()))
    .toSorted((a, b) => a.at.seconds - b.at.seconds || a.at.nanoseconds - b.at.nanoseconds)
}
