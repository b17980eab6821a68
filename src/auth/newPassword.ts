import { MESSAGES } from '@ribalta/domain/messages'
import { passwordProblem, type PasswordOwner } from '@ribalta/domain/account/passwordProblem'
import { AccountError } from './accountError.ts'

/** What is wrong with the new password itself, and so belongs to its field. */
export class NewPasswordError extends AccountError {}

/** Rejects with {@link NewPasswordError} for a password that anybody would try first. */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  let problem: string | undefined
  try {
    problem = await passwordProblem(password, owner)
  } catch (error) {
    // The list of the commonest did not come: without a connection nothing else would, either.
    throw new AccountError(MESSAGES.password.other, { cause: error })
  }
  if (problem !== undefined) throw new NewPasswordError(problem)
}
