import { sessionHint } from '../auth/sessionHint.ts'
import { createSessionStore } from '../auth/sessionStore.ts'

/** The application's one session. */
export const appSession = createSessionStore(async (cell, hint) => {
  const { followFirebaseSession } = await import('../auth/firebaseSession.ts')
  await followFirebaseSession(cell, hint)
}, sessionHint)

/**
 * Starts the session at once when a person was signed in on this browser, and otherwise when they sign in in another tab. A visitor's
 * public pages load nothing of it; the screens that need to know who is here start it themselves.
 */
export function startSession(): void {
  if (sessionHint.isSet()) {
    void appSession.start()
    return
  }
  window.addEventListener('storage', () => {
    if (sessionHint.isSet()) void appSession.start()
  })
}
