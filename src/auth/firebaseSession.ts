import type { Instant } from '@ribalta/domain/instant'
import { onAuthStateChanged, signOut, type Auth } from 'firebase/auth'
import { firebaseAuth } from '../firebase/auth.ts'
import type * as Profiles from '../data/profiles/profiles.ts'
import { toast } from '../ui/toast/toastStore.ts'
import { nextTask } from '../lib/nextTask.ts'
import { followSession, type SessionSources } from './followSession.ts'
import { isSessionEnded, signInSecond } from './keptSession.ts'
import type { SessionHint } from './sessionHint.ts'
import type { SessionCell } from './sessionStore.ts'

/** The session's sources in Firebase. Firestore comes only when somebody is signed in. */
async function firebaseSources(): Promise<SessionSources> {
  const auth = await firebaseAuth()
  return {
    watchUser: (onUser) =>
      onAuthStateChanged(auth, (user) => {
        onUser(user === null ? null : { uid: user.uid, email: user.email })
      }),
    watchProfile: (uid, onValue, onError) =>
      whenLoaded(({ watchProfile }) => watchProfile(uid, onValue, onError), onError),
    watchPrivateDetails: (uid, onValue, onError) =>
      whenLoaded(({ watchPrivateDetails }) => watchPrivateDetails(uid, onValue, onError), onError),
    leaveIfEnded: (uid, sessionsEndedAt) => leaveIfEnded(auth, uid, sessionsEndedAt),
  }
}

async function leaveIfEnded(auth: Auth, uid: string, sessionsEndedAt: Instant): Promise<void> {
  const user = auth.currentUser
  if (user?.uid !== uid) return
  if (!isSessionEnded(uid, await signInSecond(user), sessionsEndedAt)) return
  await signOut(auth)
  toast({
    title: 'Sua sessão foi encerrada em outro dispositivo',
    description: 'Entre de novo para continuar.',
  })
}

/** Listens once the module is there; where that was stopped before, only for a moment. */
function whenLoaded(
  listen: (profiles: typeof Profiles) => Promise<() => void>,
  onError: (error: unknown) => void,
): () => void {
  let isStopped = false
  let stop: () => void = () => undefined
  import('../data/profiles/profiles.ts')
    .then(listen)
    .then((stopListening) => {
      if (isStopped) stopListening()
      else stop = stopListening
    })
    .catch(onError)
  return () => {
    isStopped = true
    stop()
  }
}

/** Follows who is signed in with Firebase. */
export async function followFirebaseSession(cell: SessionCell, hint: SessionHint): Promise<void> {
  // Beginning is work enough for a task of its own, after this code has been read.
  await nextTask()
  followSession(await firebaseSources(), cell, hint)
}
