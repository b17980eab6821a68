import type { Backend } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'
import { accountByEmail, isLeftAccount } from './leftAccounts.ts'

/** Whether somebody has this e-mail; an account that stands for nobody does not count. */
export async function isEmailInUse(backend: Backend, email: string, now: Date): Promise<boolean> {
  const account = await accountByEmail(backend, email)
  return account !== undefined && !(await isLeftAccount(backend, account, now))
}

/** Whether a phone, digits only, is reserved for an account. */
export async function isPhoneInUse({ db }: Backend, phone: string): Promise<boolean> {
  return (await paths.phone(db, phone).get()).exists
}
