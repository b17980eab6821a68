import { isAboutSelf } from '@ribalta/domain/account/separation'
import { type Grant, GRANTS, isDirector, withImpliedGrants } from '@ribalta/domain/account/grants'
import type { SetGrantsInput } from '@ribalta/domain/schemas/account/grantsChange'
import { HttpsError } from 'firebase-functions/https'
import {
  type Backend,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from '../../admin/backend.ts'
import { writeAudit } from '../shared/audit.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { grantsOf, liveGrantsOf, readGrants } from './grants.ts'
import { needSecondFactor } from './secondFactors.ts'

type Database = Pick<Backend, 'db'>

/**
 * Makes `grants` all that another person holds, for a director, with a line in the audit log; what changes nothing leaves
 * none. Everything is read in the transaction that writes, so that of two directors who remove each other at once one
 * remains: whoever changes grants goes on directing. Throws `permission-denied`, also to oneself, and `not-found`.
 */
export async function setGrants(
  { db }: Database,
  { profileId, grants }: SetGrantsInput,
  caller: SignedInCaller,
  now: Date,
): Promise<Grant[]> {
  const wanted = withImpliedGrants(grants)
  return db.runTransaction(async (transaction) => {
    if (isAboutSelf(caller, profileId)) {
      throw new HttpsError(
        'permission-denied',
        'Ninguém muda as próprias permissões: peça a outra pessoa da direção.',
      )
    }
    const callers = await readGrants({ db }, caller, (ref) => transaction.get(ref))
    if (!isDirector({ grants: callers })) {
      throw new HttpsError('permission-denied', 'Só a direção pode mudar as permissões da equipe.')
    }
    const profile = await transaction.get(paths.profile(db, profileId))
    if (!profile.exists) throw new HttpsError('not-found', 'Perfil não encontrado.')
    writeGrants(transaction, db, { profile, grants: wanted, actor: caller.uid, now })
    return wanted
  })
}

/**
 * Gives a grant past the application: a project's first director cannot be made by a director. Throws where there is no
 * such profile; answers what the person holds now.
 */
export async function giveGrantByScript(
  { db }: Database,
  uid: string,
  grant: Grant,
  now: Date,
): Promise<Grant[]> {
  return db.runTransaction(async (transaction) => {
    const profile = await transaction.get(paths.profile(db, uid))
    if (!profile.exists) throw new Error('Essa conta não tem perfil; faça o cadastro antes.')
    const grants = withImpliedGrants([...grantsOf(profile), grant])
    writeGrants(transaction, db, { profile, grants, actor: 'script', now })
    return grants
  })
}

/** Throws `failed-precondition` where nobody would be left to direct; read in the transaction that lets somebody go. */
export async function requireAnotherDirector(
  transaction: Transaction,
  db: Backend['db'],
  leaving: DocumentSnapshot,
): Promise<void> {
  // All of them, who are few: grants that sleep direct nothing.
  const directors = db.collection('profiles').where('grants', 'array-contains', 'DIRECTOR')
  const { docs } = await transaction.get(directors)
  if (docs.some((other) => other.id !== leaving.id && isDirector({ grants: liveGrantsOf(other) }))) return
  throw new HttpsError('failed-precondition', 'A agência precisa de pelo menos uma pessoa na direção.')
}

interface Change {
  readonly profile: DocumentSnapshot
  readonly grants: readonly Grant[]
  readonly actor: string
  readonly now: Date
}

function writeGrants(
  transaction: Transaction,
  db: Backend['db'],
  { profile, grants, actor, now }: Change,
): void {
  const before = grantsOf(profile)
  if (GRANTS.every((grant) => before.includes(grant) === grants.includes(grant))) return
  transaction.update(profile.ref, {
    grants: [...grants],
    needsSecondFactor: needSecondFactor(grants) ? true : FieldValue.delete(),
  })
  writeAudit(transaction, db, {
    kind: 'grants',
    actor,
    subject: profile.id,
    at: Timestamp.fromDate(now),
    detail: { before: [...before], after: [...grants] },
  })
}
