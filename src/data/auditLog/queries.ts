import { GRANTS, type Grant } from '@ribalta/domain/grants'
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
import type { Page } from '../../lib/pagedList.ts'
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

async function readGrantsChanges(after: GrantsChange | undefined): Promise<Page<GrantsChange, GrantsChange>> {
  const database = await firebaseFirestore()
  const found = await getDocsFromServer(
    query(
      collection(database, 'auditLog'),
      where('kind', '==', 'grants'),
      orderBy('at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after === undefined
        ? []
        : [startAfter(new Timestamp(after.at.seconds, after.at.nanoseconds), after.id)]),
      limit(PAGE),
    ),
  )
  const changes = found.docs.map((document): GrantsChange => {
    const { actor, subject, at, detail } = auditSchema.parse(document.data())
    return {
      id: document.id,
      actor,
      subject,
      at: { seconds: at.seconds, nanoseconds: at.nanoseconds },
      before: grantsIn(detail, 'before'),
      after: grantsIn(detail, 'after'),
    }
  })
  return { items: changes, next: changes.length < PAGE ? undefined : changes.at(-1) }
}

/** The changes of grants, newest first; for directors. */
export function grantsChangesQuery() {
  return pagedQuery(['auditLog', 'grants'], readGrantsChanges)
}
