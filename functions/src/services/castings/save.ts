import { isDeepStrictEqual } from 'node:util'
import { isCastingEditable } from '@ribalta/domain/castings/castingStatus'
import { isStaff } from '@ribalta/domain/account/grants'
import {
  type Casting,
  castingFormSchema,
  castingRoleSchema,
  castingSchema,
  type CastingStaff,
  castingStaffSchema,
  type SaveCastingInput,
  type SaveCastingResult,
} from '@ribalta/domain/schemas/castings/casting'
import { HttpsError } from 'firebase-functions/https'
import type { Instant } from '@ribalta/domain/instant'
import { type Backend, type DocumentReference, Timestamp, type Transaction } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { withoutUndefined } from '../shared/defined.ts'
import { paths } from '../shared/paths.ts'
import { readGrants } from '../account/grants.ts'
import { requireComplete } from './complete.ts'

type Database = Pick<Backend, 'db'>

/**
 * Makes or changes a casting with its roles and its internal part, all in one transaction, for staff. What was saved
 * already (its answer was lost) is saved. A draft needs a title only. Throws `permission-denied`, `aborted` when another member
 * of staff saved meanwhile, `failed-precondition` for a closed casting, for an open one that lacks something ({@link missingOf})
 * and for removing a role that artists applied for.
 */
export async function saveCasting(
  { db }: Database,
  input: SaveCastingInput,
  caller: SignedInCaller,
  now: Date,
): Promise<SaveCastingResult> {
  const ref = paths.casting(db, input.castingId)
  return db.runTransaction(async (transaction) => {
    const grants = await readGrants({ db }, caller, (profile) => transaction.get(profile))
    if (!isStaff({ grants })) throw new HttpsError('permission-denied', 'Só a equipe pode mudar castings.')
    const [snapshot, internal] = await transaction.getAll(ref, paths.castingInternal(db, input.castingId))
    const staff = castingStaffSchema.parse(internal?.data() ?? {})
    const stored = snapshot?.exists === true ? castingSchema.parse(snapshot.data()) : undefined
    const { docs } = await transaction.get(ref.collection('roles'))
    if (stored?.version === input.version + 1) {
      const roles = new Map(docs.map((role) => [role.id, role.data()]))
      if (isSame(input, stored, roles, staff)) return { version: stored.version }
    }
    requirePresent(input, stored)
    const kept = new Set(input.roles.map(({ id }) => id))
    const removed = docs.filter(({ id }) => !kept.has(id)).map((role) => role.ref)
    await requireNoApplications(transaction, ref, removed)

    const at = Timestamp.fromDate(now)
    const version = input.version + 1
    const casting = castingSchema.parse({
      ...withoutUndefined(stored ?? { status: 'draft', createdAt: at }),
      // What the form no longer says is gone.
      shootFrom: undefined,
      shootTo: undefined,
      brand: undefined,
      isBrandConfidential: undefined,
      kind: undefined,
      uf: undefined,
      paymentTermDays: undefined,
      ...input.casting,
      applyUntil: timestampOf(input.casting.applyUntil),
      updatedAt: at,
      version,
    })
    transaction.set(ref, withoutUndefined(casting))
    for (const role of removed) transaction.delete(role)
    for (const { id, role } of input.roles) {
      transaction.set(ref.collection('roles').doc(id), plain(castingRoleSchema.parse(role)))
    }
    transaction.set(
      paths.castingInternal(db, input.castingId),
      withoutUndefined({
        ...input.internal,
        createdBy: stored === undefined ? caller.uid : staff.createdBy,
        validatedBy: staff.validatedBy,
      } satisfies CastingStaff),
    )
    return { version }
  })
}

function timestampOf(instant: Instant | undefined): Timestamp | undefined {
  return instant === undefined ? undefined : new Timestamp(instant.seconds, instant.nanoseconds)
}

/** Without what is absent, at any depth: Firestore stores no `undefined`. */
function plain(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object
}

function isSame(
  { casting, roles, internal }: SaveCastingInput,
  stored: Casting,
  storedRoles: ReadonlyMap<string, unknown>,
  staff: CastingStaff,
): boolean {
  const { applyUntil } = casting
  const { createdBy: _createdBy, validatedBy: _validatedBy, ...storedInternal } = staff
  const typed = new Map<string, unknown>(Object.entries(casting))
  const known = new Map<string, unknown>(Object.entries(stored))
  return (
    Object.keys(castingFormSchema.shape).every(
      (name) => name === 'applyUntil' || isDeepStrictEqual(known.get(name), typed.get(name)),
    ) &&
    applyUntil?.seconds === stored.applyUntil?.seconds &&
    roles.length === storedRoles.size &&
    roles.every(({ id, role }) => isDeepStrictEqual(storedRoles.get(id), plain(role))) &&
    isDeepStrictEqual(storedInternal, plain(internal))
  )
}

function requirePresent(input: SaveCastingInput, stored: Casting | undefined): void {
  if ((stored?.version ?? 0) !== input.version) {
    throw new HttpsError('aborted', 'Outra pessoa mudou este casting. Atualize e tente de novo.')
  }
  if (stored === undefined) return
  if (!isCastingEditable(stored.status)) {
    throw new HttpsError('failed-precondition', 'Um casting encerrado não muda mais.')
  }
  if (stored.status !== 'draft') requireComplete(input)
}

async function requireNoApplications(
  transaction: Transaction,
  casting: DocumentReference,
  removed: readonly DocumentReference[],
): Promise<void> {
  for (const role of removed) {
    const applied = await transaction.get(
      casting.collection('applications').where('roleId', '==', role.id).limit(1),
    )
    if (!applied.empty) {
      throw new HttpsError('failed-precondition', 'Há inscrições para um personagem que você removeu.')
    }
  }
}
