import { GRANTS, type Grant } from '@ribalta/domain/account/grants'
import type { Instant } from '@ribalta/domain/instant'
import { auditSchema, type AuditEntry } from '@ribalta/domain/schemas/audit'
import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

const PAGE = 20

/** A change of somebody's grants, from the audit log. */
export interface GrantsChange {
  readonly id: string
  /** A uid, or `script` for the command line. */
  readonly actor: string
  readonly subject: string | undefined
  readonly at: Instant
  readonly before: readonly Grant[]
  readonly after: readonly Grant[]
}

function grantsIn(detail: AuditEntry['detail'], name: string): Grant[] {
  const stored = detail?.[name]
  return Array.isArray(stored) ? GRANTS.filter((grant) => stored.includes(grant)) : []
}

/** A line of the log, with its place. */
export interface AuditLine extends AuditEntry {
  readonly id: string
}

/** A page of the lines in which a field has a value, newest first. */
async function readLines(
  field: 'kind' | 'subject',
  value: string,
  after: Pick<AuditLine, 'id' | 'at'> | undefined,
): Promise<Page<AuditLine, AuditLine>> {
  const { docs } = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), 'auditLog'),
      where(field, '==', value),
      orderBy('at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after === undefined
        ? []
        : [startAfter(new Timestamp(after.at.seconds, after.at.nanoseconds), after.id)]),
      limit(PAGE),
    ),
  )
  const items = docs.map((stored) => ({ id: stored.id, ...auditSchema.parse(stored.data()) }))
  return { items, next: items.length < PAGE ? undefined : items.at(-1) }
}

function toGrantsChange({ id, actor, subject, at, detail }: AuditLine): GrantsChange {
  return {
    id,
    actor,
    subject,
    at: { seconds: at.seconds, nanoseconds: at.nanoseconds },
    before: grantsIn(detail, 'before'),
    after: grantsIn(detail, 'after'),
  }
}

async function readGrantsChanges(after: AuditLine | undefined): Promise<Page<GrantsChange, AuditLine>> {
  const { items, next } = await readLines('kind', 'grants', after)
  return { items: items.map(toGrantsChange), next }
}

/** The changes of grants, newest first; for directors. */
export function grantsChangesQuery() {
  return pagedQuery(['auditLog', 'grants'], readGrantsChanges)
}

/** What the team did with one person, newest first; for directors. */
export function personAuditQuery(uid: string) {
  return pagedQuery(['auditLog', 'of', uid], (after: AuditLine | undefined) =>
    readLines('subject', uid, after),
  )
}
