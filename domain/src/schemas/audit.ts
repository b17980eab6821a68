import * as z from 'zod/mini'
import { instantSchema } from './instant.ts'

const AUDIT_KINDS = [
  'grants',
  'review',
  'profileState',
  'privateRead',
  'guardianContact',
  'dataExport',
  'deletion',
  'sessionsEnded',
  'secondFactorsReset',
  'catalogueImport',
  'castingState',
  'castingInvitation',
  'minorToAdult',
  'personalChange',
  'rosterExport',
  'invitations',
  'applicationState',
  'testState',
  'testTemplate',
  'proposalState',
  'proposalLink',
  'proposalCode',
  'rheaCriteria',
  'rheaRun',
  'receivedDeleted',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/**
 * A line of the append-only `auditLog`: who did what to whom. Written by functions in the transaction of what it
 * tells of, read by directors. Names people by uid alone and quotes nothing of what they said.
 */
export const auditSchema = z.object({
  kind: z.enum(AUDIT_KINDS),
  /** Who did it: a uid, or `script` for what was done on the command line; `deleted` once the person is gone. */
  actor: z.string(),
  /** The person concerned; absent where the line must not say (a deletion). */
  subject: z.optional(z.string()),
  at: instantSchema,
  /** What changed, in codes and numbers: `before` and `after` of grants, the names of personal fields, the decision and version of a review, how much an import wrote. */
  detail: z.optional(
    z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  ),
})
export type AuditEntry = z.infer<typeof auditSchema>
