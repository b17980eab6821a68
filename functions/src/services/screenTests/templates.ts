import { isDeepStrictEqual } from 'node:util'
import { isDirector } from '@ribalta/domain/account/grants'
import type { AuditEntry } from '@ribalta/domain/schemas/audit'
import {
  type ArchiveTestTemplateInput,
  type SaveTestTemplateInput,
  type Sides,
  type TemplateVersion,
  templateVersionSchema,
  testContentSchema,
  type TestTemplate,
  testTemplateSchema,
} from '@ribalta/domain/schemas/screenTests/template'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { claimSides } from './sidesFile.ts'

/**
 * Saves a template as its next version, for directors; the versions before it stay as they were. What was saved already (its answer was
 * lost) is saved. Answers the version. Throws `permission-denied`, `invalid-argument` for sides that cannot be read, `aborted` where
 * somebody else saved meanwhile.
 */
export async function saveTestTemplate(
  backend: Backend,
  { templateId, version, content, sides: asked }: SaveTestTemplateInput,
  caller: SignedInCaller,
  now: Date,
): Promise<number> {
  const { db } = backend
  // Before a file is kept for them.
  requireDirector(await readGrants(backend, caller))
  const kept = asked.kind === 'kept' ? await readKeptSides(db, templateId, version) : undefined
  const sides = await claimSides(backend, caller, asked, kept)
  return db.runTransaction(async (transaction) => {
    const stored = await readTemplate(transaction, db, templateId, caller)
    const next = version + 1
    if (stored?.version === next && isSame(stored, content, sides)) return next
    if ((stored?.version ?? 0) !== version) {
      throw new HttpsError('aborted', 'Outra pessoa mudou este modelo. Atualize e tente de novo.')
    }
    const at = Timestamp.fromDate(now)
    const saved: TemplateVersion = { ...content, sides, version: next, createdAt: at }
    const template: TestTemplate = { ...saved, isArchived: stored?.isArchived ?? false, updatedAt: at }
    transaction.set(paths.testTemplate(db, templateId), template)
    transaction.create(paths.templateVersion(db, templateId, next), saved)
    writeAudit(transaction, db, lineOf(caller, at, { templateId, version: next }))
    return next
  })
}

/** Takes a template out of what is offered, or offers it again, for directors. A repeat changes nothing. Throws `permission-denied`, `not-found`. */
export function archiveTestTemplate(
  { db }: Pick<Backend, 'db'>,
  { templateId, isArchived }: ArchiveTestTemplateInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = await readTemplate(transaction, db, templateId, caller)
    if (stored === undefined) throw templateNotFound()
    if (stored.isArchived === isArchived) return
    const at = Timestamp.fromDate(now)
    transaction.update(paths.testTemplate(db, templateId), { isArchived, updatedAt: at })
    writeAudit(transaction, db, lineOf(caller, at, { templateId, isArchived }))
  })
}

/** What there is to read as one version of a template has it; undefined where there is no such version. */
export async function readKeptSides(
  db: Backend['db'],
  templateId: string,
  version: number,
): Promise<Sides | undefined> {
  const stored = await paths.templateVersion(db, templateId, version).get()
  return stored.exists ? templateVersionSchema.parse(stored.data()).sides : undefined
}

/** That there is no such template, or no such version of it. */
export function templateNotFound(): HttpsError {
  return new HttpsError('not-found', 'Este modelo não foi encontrado.')
}

/** A template as a director's transaction sees it; undefined where there is none yet. */
async function readTemplate(
  transaction: Transaction,
  db: Backend['db'],
  templateId: string,
  caller: SignedInCaller,
): Promise<TestTemplate | undefined> {
  requireDirector(await readGrants({ db }, caller, (ref) => transaction.get(ref)))
  const stored = await transaction.get(paths.testTemplate(db, templateId))
  return stored.exists ? testTemplateSchema.parse(stored.data()) : undefined
}

function requireDirector(grants: Awaited<ReturnType<typeof readGrants>>): void {
  if (isDirector({ grants })) return
  throw new HttpsError('permission-denied', 'Só a direção muda modelos de teste.')
}

function isSame(stored: TestTemplate, content: SaveTestTemplateInput['content'], sides: Sides): boolean {
  const known = new Map<string, unknown>(Object.entries(stored))
  const typed = new Map<string, unknown>(Object.entries(content))
  const isAsTyped = Object.keys(testContentSchema.shape).every((name) => known.get(name) === typed.get(name))
  return isAsTyped && isDeepStrictEqual(stored.sides, sides)
}

function lineOf(
  { uid }: SignedInCaller,
  at: Timestamp,
  detail: NonNullable<AuditEntry['detail']>,
): AuditEntry {
  return { kind: 'testTemplate', actor: uid, at, detail }
}
