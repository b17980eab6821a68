import type { Backend } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'

/** Whether an account has this e-mail. Text that can be nobody's e-mail is nobody's. */
export async function isEmailInUse({ auth }: Backend, email: string): Promise<boolean> {
  try {
    await auth.getUserByEmail(email)
    return true
  } catch (error) {
    const code = codeOf(error)
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return false
    throw error
  }
}

/** Whether a phone, digits only, is reserved for an account. */
export async function isPhoneInUse({ db }: Backend, phone: string): Promise<boolean> {
  return (await paths.phone(db, phone).get()).exists
}
