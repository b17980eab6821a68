import { onAuthStateChanged } from 'firebase/auth'
import { firebaseAuth } from '../firebase/auth.ts'
import type * as Profiles from '../data/profiles.ts'
import type { SessionSources } from './sessionStore.ts'

/** The session's sources in Firebase. Firestore comes only when somebody is signed in. */
export async function loadFirebaseSources(): Promise<SessionSources> {
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
