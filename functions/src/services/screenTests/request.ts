import { isStaff } from '@ribalta/domain/account/grants'
import { mayLeaveCandidates } from '@ribalta/domain/castings/castingStatus'
import { orderAt } from '@ribalta/domain/listOrder'
import { AGENCY } from '@ribalta/domain/schemas/castings/application'
import { type Casting, castingSchema } from '@ribalta/domain/schemas/castings/casting'
import type { Sides } from '@ribalta/domain/schemas/screenTests/template'
import {
  type RequestTestsInput,
  type RequestTestsResult,
  type TestRequest,
  testRequestSchema,
  type TestSides,
} from '@ribalta/domain/schemas/screenTests/testRequest'
import { HttpsError } from 'firebase-functions/https'
import { type Backend, Timestamp, type Transaction } from '../../admin/backend.ts'
import { readGrants } from '../account/grants.ts'
import { intoTests } from '../castings/testColumn.ts'
import { queueNotice, toPerson } from '../notices/queue.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { withoutUndefined } from '../shared/defined.ts'
import { paths } from '../shared/paths.ts'
import { type Asked, hurdleOf, readAsked } from './asked.ts'
import { checkedDeadline } from './deadlines.ts'
import { claimSides } from './sidesFile.ts'
import { askingNotice } from './tell.ts'
import { readKeptSides, templateNotFound } from './templates.ts'

type Database = Backend['db']

interface Work {
  readonly input: RequestTestsInput
  readonly sides: Sides
  readonly caller: SignedInCaller
  readonly now: Date
}

/**
 * Staff ask people for a test, all in one transaction or nobody: each has the request, what there is to read, a notice a minute later,
 * and in a casting its place in the column of tests, which they read at once. A repeat asks nobody again. Answers who was asked, or who
 * is in the way and why. Throws `permission-denied` for anybody but staff, `not-found` for a template or a casting that is not there,
 * `failed-precondition` for a casting that is over, `invalid-argument` for a deadline or sides that cannot be.
 */
export async function requestTests(
  backend: Backend,
  input: RequestTestsInput,
  caller: SignedInCaller,
  now: Date,
): Promise<RequestTestsResult> {
  const { db } = backend
  // Before a file is kept for them.
  requireStaff(await readGrants(backend, caller))
  const sides = await claimSides(backend, caller, input.sides, await keptSides(db, input))
  return db.runTransaction((transaction) => askAll(transaction, db, { input, sides, caller, now }))
}

function requireStaff(grants: Awaited<ReturnType<typeof readGrants>>): void {
  if (isStaff({ grants })) return
  throw new HttpsError('permission-denied', 'Só a equipe pede testes.')
}

async function keptSides(db: Database, { template }: RequestTestsInput): Promise<Sides | undefined> {
  if (template === undefined) return undefined
  const sides = await readKeptSides(db, template.id, template.version)
  if (sides === undefined) throw templateNotFound()
  return sides
}

async function askAll(transaction: Transaction, db: Database, work: Work): Promise<RequestTestsResult> {
  const { input, caller, now } = work
  requireStaff(await readGrants({ db }, caller, (ref) => transaction.get(ref)))
  const all = await readAsked(transaction, db, input, now)
  const asked = all.map(({ uid, ref }) => ({ uid, testRequestId: ref.id }))
  // Its answer was lost.
  if (all.every(({ isThere }) => isThere)) return { asked, hurdles: [] }
  const deadline = checkedDeadline(input.form.deadline, now)
  const casting = await readCasting(transaction, db, input)
  const roleTitles = await readRoleTitles(transaction, db, input)
  const hurdles = all.flatMap((one) => {
    const outcome = hurdleOf(one, caller, now)
    return outcome === undefined ? [] : [{ uid: one.uid, outcome }]
  })
  if (hurdles.length > 0) return { asked: [], hurdles }
  for (const [turn, one] of all.entries()) {
    const told = { casting, roleTitle: roleTitles.get(one.roleId ?? ''), deadline }
    askOne(transaction, db, one, { ...work, ...told, turn })
  }
  return { asked, hurdles: [] }
}

async function readCasting(
  transaction: Transaction,
  db: Database,
  { castingId }: RequestTestsInput,
): Promise<Casting | undefined> {
  if (castingId === undefined) return undefined
  const stored = await transaction.get(paths.casting(db, castingId))
  if (!stored.exists) throw new HttpsError('not-found', 'Casting não encontrado.')
  const casting = castingSchema.parse(stored.data())
  if (mayLeaveCandidates(casting.status)) return casting
  throw new HttpsError('failed-precondition', 'Este casting foi encerrado.')
}

/** What the roles are called now, by id. */
async function readRoleTitles(
  transaction: Transaction,
  db: Database,
  { castingId, people }: RequestTestsInput,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(people.flatMap(({ roleId }) => roleId ?? []))]
  if (castingId === undefined || ids.length === 0) return new Map()
  const stored = await transaction.getAll(...ids.map((id) => paths.castingRole(db, castingId, id)))
  return new Map(stored.filter(({ exists }) => exists).map((role) => [role.id, String(role.get('title'))]))
}

interface One extends Work {
  readonly casting: Casting | undefined
  readonly roleTitle: string | undefined
  readonly deadline: Timestamp
  /** Which of all, in the order in which they were named. */
  readonly turn: number
}

function askOne(transaction: Transaction, db: Database, { uid, ref, both, roleId }: Asked, one: One): void {
  const { input, sides, caller, now } = one
  const { castingId } = input
  const test = requestOf(uid, { ...one, roleTitle: one.roleTitle ?? both?.candidate.roleTitle }, roleId)
  transaction.create(ref, withoutUndefined(test))
  transaction.create(paths.testSides(db, ref.id), { artistId: uid, sides } satisfies TestSides)
  if (castingId !== undefined && both !== undefined) {
    // One behind the other, as they were named.
    const order = orderAt(now.getTime() + one.turn)
    const moved = intoTests(both, { testId: ref.id, order, by: caller.uid, now })
    const id = `${uid}_${both.candidate.roleId}`
    transaction.set(paths.candidate(db, castingId, id), moved.candidate)
    if (moved.application !== both.application) {
      transaction.set(paths.application(db, castingId, id), moved.application)
    }
  }
  const notice = {
    kind: 'testAsked',
    title: test.title,
    testRequestId: ref.id,
    deadline: test.deadline,
  } as const
  queueNotice(transaction, db, { id: askingNotice(ref.id), notice, receiver: toPerson(uid) }, now)
  writeAudit(transaction, db, {
    kind: 'testState',
    actor: caller.uid,
    subject: uid,
    at: test.createdAt,
    detail: { testRequestId: ref.id, after: test.status },
  })
}

function requestOf(
  uid: string,
  { input, sides, casting, roleTitle, deadline, now }: One,
  roleId: string | undefined,
): TestRequest {
  const at = Timestamp.fromDate(now)
  return testRequestSchema.parse({
    ...input.form,
    deadline,
    artistId: uid,
    status: 'sent',
    batch: input.requestId,
    sides: sides.kind,
    pages: sides.kind === 'pdf' ? sides.pages : undefined,
    castingId: input.castingId,
    roleId,
    castingTitle: casting?.title,
    roleTitle,
    brand: casting?.brand,
    templateId: input.template?.id,
    templateVersion: input.template?.version,
    history: [{ status: 'sent', at, by: AGENCY }],
    createdAt: at,
    updatedAt: at,
  })
}
