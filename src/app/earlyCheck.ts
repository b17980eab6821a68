import type { Guard } from '../auth/access.ts'
import type { PermissionCheck } from '../auth/permission.ts'
import { userOf } from '../auth/session.ts'
import { appSession } from './appSession.ts'

/** An answer counts for the opening of the page alone. */
const MAX_AGE_MS = 30_000

interface Early {
  readonly uid: string
  readonly check: PermissionCheck
  readonly askedAt: number
  readonly answer: Promise<boolean>
}

let early: Early | undefined

async function ask(check: PermissionCheck): Promise<boolean> {
  const { hasPermission } = await import('../auth/permission.ts')
  return hasPermission(check)
}

/**
 * Asks the server whether the person can enter the screen that the page opens at, as soon as the session knows the person: before
 * their profile and the screen's code have come.
 */
export function askEarly(guard: Guard): void {
  if (guard !== 'agent' && guard !== 'director') return
  const look = (): void => {
    const session = appSession.current()
    const user = userOf(session)
    if (session.status === 'loading' && user === null) return
    stop()
    if (user === null) return
    const answer = ask(guard)
    // After a failure the entry asks again.
    answer.catch(() => undefined)
    early = { uid: user.uid, check: guard, askedAt: Date.now(), answer }
  }
  const stop = appSession.subscribe(look)
  look()
}

/** Returns the early answer to a check, once; undefined when that is not what was asked. */
export function takeEarlyAnswer(check: PermissionCheck): Promise<boolean> | undefined {
  const asked = early
  early = undefined
  if (asked === undefined || asked.check !== check || Date.now() - asked.askedAt > MAX_AGE_MS)
    return undefined
  return asked.uid === userOf(appSession.current())?.uid ? asked.answer : undefined
}
