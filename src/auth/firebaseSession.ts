import { onAuthStateChanged } from 'firebase/auth'
import { firebaseAuth } from '../firebase/auth.ts'
import type * as Profiles from '../data/profiles.ts'
import { followSession, type SessionSources } from './followSession.ts'
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
  }
}

/** Listens once the module is there; where that was stopped before, only for a moment. */
function whenLoaded(
  listen: (profiles: typeof Profiles) => Promise<() => void>,
  onError: (error: unknown) => void,
): () => void {
  let isStopped = false
  let stop: () => void = () => undefined
  import('../data/profiles.ts')
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
  followSession(await firebaseSources(), cell, hint)
}
