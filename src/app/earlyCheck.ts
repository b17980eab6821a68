import type { Guard } from '../auth/access.ts'
import { hasPermission, type PermissionCheck } from '../auth/permission.ts'
import { userOf } from '../auth/session.ts'
import { appSession } from './appSession.ts'

/**
 * Returns the function that asks the server whether a person can enter. While the page is opening, the server is asked as soon as the
 * session knows the person, before their profile has come; the first entry takes that answer, and each later entry asks again.
 */
export function startCheck(guard: Exclude<Guard, 'public'>): (check: PermissionCheck) => Promise<boolean> {
  if (guard === 'login' || appSession.current().status !== 'loading') return hasPermission
  let early: { readonly uid: string; readonly answer: Promise<boolean> } | undefined

  const ask = (): void => {
    const session = appSession.current()
    const user = userOf(session)
    if (session.status === 'loading' && user === null) return
    stop()
    if (user !== null) early = { uid: user.uid, answer: hasPermission(guard) }
  }
  const stop = appSession.subscribe(ask)
  ask()
  return (check) => {
    const asked = early
    early = undefined
    return asked !== undefined && asked.uid === userOf(appSession.current())?.uid
      ? asked.answer
      : hasPermission(check)
  }
}
