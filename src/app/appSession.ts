import { sessionHint } from '../auth/sessionHint.ts'
import { createSessionStore } from '../auth/sessionStore.ts'
import { whenIdle } from '../lib/loading/whenIdle.ts'

/** The application's one session. */
export const appSession = createSessionStore(async (cell, hint) => {
  const { followFirebaseSession } = await import('../auth/firebaseSession.ts')
  await followFirebaseSession(cell, hint)
}, sessionHint)

/**
 * Begins at once when somebody was signed in on this browser, and otherwise when the page has nothing better to do;
 * guarded screens and the login page begin it themselves.
 */
export function startSession(): void {
  if (sessionHint.isSet()) void appSession.start()
  else whenIdle(() => void appSession.start())
}
