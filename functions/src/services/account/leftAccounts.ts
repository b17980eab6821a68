import type { Auth, Backend, DocumentSnapshot } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'

type Account = Awaited<ReturnType<Auth['getUser']>>

/** For so long after it was last heard of, a registration may still be under way: what crashed is gone by then. */
const UNDER_WAY_MS = 15 * 60_000

/** The account that has an e-mail; text that can be nobody's e-mail is nobody's. */
export async function accountByEmail(
  { auth }: Pick<Backend, 'auth'>,
  email: string,
): Promise<Account | undefined> {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return undefined
    throw error
  }
}

/**
 * Whether an account stands for nobody: made past the product, its address never confirmed, without a profile, and of no
 * registration that may still be finished. Whoever registers with the address takes its place.
 */
export async function isLeftAccount(
  { db }: Pick<Backend, 'db'>,
  account: Account,
  now: Date,
): Promise<boolean> {
  if (account.emailVerified) return false
  const { docs } = await db.collection('requests').where('uid', '==', account.uid).get()
  if (docs.some((request) => isUnderWay(request, now))) return false
  return !(await paths.profile(db, account.uid).get()).exists
}

function isUnderWay(request: DocumentSnapshot, now: Date): boolean {
  const heardOf = request.updateTime?.toMillis() ?? now.getTime()
  return request.get('state') === 'reserved' || now.getTime() - heardOf < UNDER_WAY_MS
}

/** Deletes an account; one that is gone already stays so. */
export async function deleteSignIn({ auth }: Pick<Backend, 'auth'>, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid)
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error
  }
}
