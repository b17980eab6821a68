import { describeDevice } from '@ribalta/domain/account/device'
import type { AccountEvent } from '@ribalta/domain/schemas/account/accountEvent'
import { type Backend, type Firestore, Timestamp, type Transaction } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { withoutUndefined } from '../shared/defined.ts'
import { paths } from '../shared/paths.ts'

/** How long after the note of ended sessions the provider's own mark of it may come. */
const REVOCATION_MS = 10_000

type Noted = Readonly<Record<string, AccountEvent>>

/**
 * Notes what the provider vouches for and is not noted yet: this sign-in, a confirmed e-mail, a new password. Can be
 * called again and again. Nothing is noted for an account without a profile. Answers how many events are new.
 */
export async function recordAccountEvents(
  { db, auth }: Pick<Backend, 'db' | 'auth'>,
  caller: SignedInCaller,
  now: Date,
): Promise<number> {
  const { uid } = caller
  const { emailVerified, tokensValidAfterTime } = await auth.getUser(uid)
  return db.runTransaction(async (transaction) => {
    const profile = await transaction.get(paths.profile(db, uid))
    if (!profile.exists) return 0
    const passwordChanged = await passwordChange(transaction, db, { ...caller, tokensValidAfterTime })
    const noted: Noted = {
      [`signIn_${String(caller.authTime)}`]: {
        kind: 'signIn',
        at: Timestamp.fromMillis(caller.authTime * 1000),
        ...deviceOf(caller),
      },
      ...(emailVerified ? { emailVerified: { kind: 'emailVerified', at: Timestamp.fromDate(now) } } : {}),
      ...passwordChanged,
    }
    return createMissing(transaction, db, uid, noted)
  })
}

/** The note that the other sessions were ended, the same for a repeated call. */
export function sessionsEndedEvent(caller: SignedInCaller, now: Date): { id: string; event: AccountEvent } {
  return {
    id: `sessionsEnded_${String(caller.authTime)}`,
    event: { kind: 'sessionsEnded', at: Timestamp.fromDate(now), ...deviceOf(caller) },
  }
}

function deviceOf({ userAgent }: SignedInCaller): { device?: string } {
  return withoutUndefined({ device: userAgent === undefined ? undefined : describeDevice(userAgent) })
}

/**
 * The provider says only since when sign-ins count: a password sets that, and so do ended sessions and the account's own
 * beginning. What follows something noted before, or this sign-in, which may be noted only now, and is not the mark of ended sessions, is a
 * new password.
 */
async function passwordChange(
  transaction: Transaction,
  db: Firestore,
  { uid, authTime, tokensValidAfterTime }: SignedInCaller & { tokensValidAfterTime: string | undefined },
): Promise<Noted> {
  const validAfter = Date.parse(tokensValidAfterTime ?? '')
  if (Number.isNaN(validAfter)) return {}
  const at = Timestamp.fromMillis(validAfter)
  const events = paths.accountEvents(db, uid)
  const earlier = await transaction.get(events.where('at', '<', at).orderBy('at', 'desc').limit(1))
  if (earlier.empty && authTime * 1000 >= validAfter) return {}
  const after = Timestamp.fromMillis(validAfter - REVOCATION_MS)
  const before = Timestamp.fromMillis(validAfter + 1000)
  const around = await transaction.get(events.where('at', '>=', after).where('at', '<', before).limit(50))
  if (around.docs.some((event) => event.get('kind') === 'sessionsEnded')) return {}
  return { [`passwordChanged_${String(validAfter / 1000)}`]: { kind: 'passwordChanged', at } }
}

async function createMissing(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  noted: Noted,
): Promise<number> {
  const events = paths.accountEvents(db, uid)
  const refs = Object.keys(noted).map((id) => events.doc(id))
  const known = await transaction.getAll(...refs)
  const missing = known.filter((event) => !event.exists)
  for (const { ref, id } of missing) {
    const event = noted[id]
    if (event !== undefined) transaction.create(ref, event)
  }
  return missing.length
}
