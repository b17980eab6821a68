import type { Grant } from '@ribalta/domain/account/grants'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, DocumentSnapshot, Firestore } from '../../admin/backend.ts'
import type { Caller, SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { grantsIn } from './grants.ts'
import { isSessionEnded } from './liveSession.ts'

/** A caller whose sign-in counts, with a backend that writes only while they may still do what they could when the call came. */
export interface Admitted {
  readonly caller: Caller
  readonly backend: Backend
}

interface Standing {
  readonly grants: readonly Grant[]
  readonly isSuspended: boolean
}

/**
 * Admits a signed-in caller to a call: one whose sign-in was ended is as good as a visitor. Every transaction of the backend that is
 * returned reads their profile before anything else, so that a grant, a session or a profile's release that ended meanwhile refuses the
 * write with `permission-denied`, and one that ends until the commit makes the database try it again. `authorise` does the same for what
 * is written outside a transaction.
 */
export async function admit(backend: Backend, caller: SignedInCaller): Promise<Admitted> {
  const { db } = backend
  const ref = paths.profile(db, caller.uid)
  const profile = await ref.get()
  if (isSessionEnded(profile, caller.authTime)) {
    return { caller: { ...caller, uid: undefined, authTime: undefined }, backend }
  }
  const before = standingIn(profile, caller)
  const require = (stored: DocumentSnapshot): void => {
    requireStanding(stored, caller, before)
  }
  const runTransaction: Firestore['runTransaction'] = (update, options) =>
    db.runTransaction(async (transaction) => {
      require(await transaction.get(ref))
      return update(transaction)
    }, options)
  return {
    caller,
    backend: {
      ...backend,
      db: withTransactions(db, runTransaction),
      authorise: async () => {
        require(await ref.get())
      },
    },
  }
}

function standingIn(profile: DocumentSnapshot, caller: SignedInCaller): Standing {
  return { grants: grantsIn(profile, caller), isSuspended: profile.get('status') === 'suspended' }
}

function requireStanding(profile: DocumentSnapshot, caller: SignedInCaller, before: Standing): void {
  const now = standingIn(profile, caller)
  const isKept =
    !isSessionEnded(profile, caller.authTime) &&
    before.grants.every((grant) => now.grants.includes(grant)) &&
    (before.isSuspended || !now.isSuspended)
  if (isKept) return
  throw new HttpsError('permission-denied', 'Seu acesso mudou enquanto isto era feito. Recarregue a página.')
}

function withTransactions(db: Firestore, runTransaction: Firestore['runTransaction']): Firestore {
  return new Proxy(db, {
    get(target, name): unknown {
      if (name === 'runTransaction') return runTransaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
