import { passwordProblem } from '@ribalta/domain/account/passwordProblem'
import { invalid } from '../shared/refusals.ts'
import type { Registration } from './input.ts'

/** Throws `invalid-argument` for a password that is among the commonest, or the person's own name or address. */
export async function requireGoodPassword(registration: Registration): Promise<void> {
  const { password, email, artisticName, username } = registration
  const problem = await passwordProblem(password, { email, names: [artisticName, username] })
  if (problem !== undefined) throw invalid(problem, { field: 'password' })
}
