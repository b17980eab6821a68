import { isDeepStrictEqual } from 'node:util'
import { isStaff } from '@ribalta/domain/account/grants'
import type { AuditEntry } from '@ribalta/domain/schemas/audit'
import {
  type ArchiveRheaCriteriaInput,
  type CriteriaSet,
  criteriaSetSchema,
  type CriteriaVersion,
  type SaveRheaCriteriaInput,
} from '@ribalta/domain/schemas/rhea/criteria'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'

/**
 * Saves a set of criteria as its next version, for staff; the versions before it stay as they were. What was saved already (its answer was
 * lost) is saved. Answers the version. Throws `permission-denied`, `aborted` where somebody else saved meanwhile.
 */
export function saveRheaCriteria(
  { db }: Pick<Backend, 'db'>,
  { criteriaId, version, content }: SaveRheaCriteriaInput,
  caller: SignedInCaller,
  now: Date,
): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const stored = await readSet(transaction, db, criteriaId, caller)
    const next = version + 1
    if (stored?.version === next && isSame(stored, content)) return next
    if ((stored?.version ?? 0) !== version) {
      throw new HttpsError('aborted', 'Outra pessoa mudou estes critérios. Atualize e tente de novo.')
    }
    const at = Timestamp.fromDate(now)
    const saved: CriteriaVersion = { ...content, version: next, createdAt: at }
    const set: CriteriaSet = { ...saved, isArchived: stored?.isArchived ?? false, updatedAt: at }
    transaction.set(paths.criteriaSet(db, criteriaId), set)
    transaction.create(paths.criteriaVersion(db, criteriaId, next), saved)
    writeAudit(transaction, db, lineOf(caller, at, { criteriaId, version: next }))
    return next
  })
}

/** Takes a set out of what is offered, or offers it again, for staff. A repeat changes nothing. Throws `permission-denied`, `not-found`. */
export function archiveRheaCriteria(
  { db }: Pick<Backend, 'db'>,
  { criteriaId, isArchived }: ArchiveRheaCriteriaInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = await readSet(transaction, db, criteriaId, caller)
    if (stored === undefined) throw new HttpsError('not-found', 'Estes critérios não foram encontrados.')
    if (stored.isArchived === isArchived) return
    const at = Timestamp.fromDate(now)
    transaction.update(paths.criteriaSet(db, criteriaId), { isArchived, updatedAt: at })
    writeAudit(transaction, db, lineOf(caller, at, { criteriaId, isArchived }))
  })
}

/** A set as a transaction of staff's sees it; undefined where there is none yet. */
async function readSet(
  transaction: Transaction,
  db: Backend['db'],
  criteriaId: string,
  caller: SignedInCaller,
): Promise<CriteriaSet | undefined> {
  const grants = await readGrants({ db }, caller, (ref) => transaction.get(ref))
  if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Só a equipe muda critérios.')
  const stored = await transaction.get(paths.criteriaSet(db, criteriaId))
  return stored.exists ? criteriaSetSchema.parse(stored.data()) : undefined
}

function isSame({ name, criteria }: CriteriaSet, content: SaveRheaCriteriaInput['content']): boolean {
  return isDeepStrictEqual({ name, criteria }, content)
}

function lineOf(
  { uid }: SignedInCaller,
  at: Timestamp,
  detail: NonNullable<AuditEntry['detail']>,
): AuditEntry {
  return { kind: 'rheaCriteria', actor: uid, at, detail }
}
