import { callFunction } from '../data/callables.ts'
import { logError } from '../lib/log.ts'

export type PermissionCheck = 'agent' | 'director'

const CALLABLES = { agent: 'verifyAgentPermission', director: 'verifyDirectorPermission' } as const

/** Asks the server. Anything but a plain yes, and any failure (logged), is no. */
export async function hasPermission(
  check: PermissionCheck,
  call: (name: (typeof CALLABLES)[PermissionCheck]) => Promise<unknown> = callFunction,
): Promise<boolean> {
  try {
    const answer = await call(CALLABLES[check])
    return (
      typeof answer === 'object' &&
      answer !== null &&
      'hasPermission' in answer &&
      answer.hasPermission === true
    )
  } catch (error) {
    logError('The permission could not be verified', error)
    return false
  }
}
