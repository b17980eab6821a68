import type { Guard } from '../auth/access.ts'
import { hasPermission, type PermissionCheck } from '../auth/permission.ts'
import { userOf } from '../auth/session.ts'
import { appSession } from './appSession.ts'

/**
 * Returns what asks the server whether a person may enter. Where the page is only just being opened, it asks as soon as it knows who the
 * person is, while their profile is still on its way, and the first entry takes that answer; each later entry asks again.
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
