import { isStaff } from '@ribalta/domain/account/grants'
import { type ListCondition, listConditions, ORDER_FIELDS } from '@ribalta/domain/roster/list'
import {
  type ExportedRow,
  exportedFields,
  type ExportRosterInput,
  exportRosterResultSchema,
  type ExportRosterResult,
  MAX_EXPORTED,
} from '@ribalta/domain/schemas/roster/rosterExport'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, type Firestore, type Query, Timestamp } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { readByUids } from './byUids.ts'

/**
 * People of the roster for a file, as they are marked or found; who took how many with which columns is written down
 * before anything leaves. Marked people who are gone are left out. Throws `permission-denied` for anybody but staff.
 */
export async function exportRoster(
  { db }: Pick<Backend, 'db'>,
  { columns, of }: ExportRosterInput,
  caller: SignedInCaller,
  now: Date,
): Promise<ExportRosterResult> {
  await requireStaff(db, caller)
  const fields = exportedFields(columns)
  const found = of.kind === 'marked' ? await readMarked(db, of.uids, fields) : await readFound(db, of, fields)
  const { rows, isCut } = exportRosterResultSchema.parse({
    rows: found.slice(0, MAX_EXPORTED),
    isCut: found.length > MAX_EXPORTED,
  })
  await db.runTransaction(async (transaction) => {
    await requireStaff(db, caller, (ref) => transaction.get(ref))
    writeAudit(transaction, db, {
      kind: 'rosterExport',
      actor: caller.uid,
      at: Timestamp.fromDate(now),
      detail: { of: of.kind, people: rows.length, columns: [...columns] },
    })
  })
  return { rows: rows.map(withPlainInstants), isCut }
}

async function requireStaff(
  db: Firestore,
  caller: SignedInCaller,
  get?: Parameters<typeof readGrants>[2],
): Promise<void> {
  const grants = await readGrants({ db }, caller, get)
  if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Só a equipe exporta o elenco.')
}

/** In the order in which they were marked. */
async function readMarked(
  db: Firestore,
  marked: readonly string[],
  fields: readonly string[],
): Promise<object[]> {
  const uids = [...new Set(marked)]
  const found = await readByUids(db, uids, fields)
  const byUid = new Map<unknown, object>(found.map((doc) => [doc.get('uid') as unknown, doc.data() ?? {}]))
  return uids.flatMap((uid) => byUid.get(uid) ?? [])
}

async function readFound(
  db: Firestore,
  { filter, sort }: Extract<ExportRosterInput['of'], { kind: 'filter' }>,
  fields: readonly string[],
): Promise<object[]> {
  const narrowed = listConditions(filter).reduce<Query>(
    (query, { field, op, value }) => query.where(field, OPERATORS[op], value),
    db.collection('roster'),
  )
  const { docs } = await narrowed
    .orderBy(ORDER_FIELDS[sort.by], sort.direction)
    .select(...fields)
    .limit(MAX_EXPORTED + 1)
    .get()
  return docs.map((doc) => doc.data())
}

const OPERATORS = { is: '==', oneOf: 'in', holdsOneOf: 'array-contains-any' } as const satisfies Readonly<
  Record<ListCondition['op'], FirebaseFirestore.WhereFilterOp>
>

/** Timestamps do not travel as themselves. */
function withPlainInstants(row: ExportedRow): ExportedRow {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof Timestamp ? { seconds: value.seconds, nanoseconds: value.nanoseconds } : value,
    ]),
  ) as unknown as ExportedRow
}
