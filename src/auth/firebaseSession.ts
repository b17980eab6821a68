import type { Instant } from '@ribalta/domain/instant'
import { onAuthStateChanged, onIdTokenChanged, signOut, type Auth, type User } from 'firebase/auth'
import { firebaseAuth } from '../firebase/auth.ts'
import type * as Profiles from '../data/profiles/profiles.ts'
import { toast } from '../ui/toast/toastStore.ts'
import { logError } from '../lib/log.ts'
import { keepFor } from '../lib/keptStorage.ts'
import { nextTask } from '../lib/loading/nextTask.ts'
import { followSession, type SessionSources, type Unsubscribe } from './followSession.ts'
import { errorCode } from '../lib/errorCode.ts'
import { isReplaced, isSessionEnded, signInSecond } from './keptSession.ts'
import type { SessionHint } from './sessionHint.ts'
import type { SessionCell } from './sessionStore.ts'

/** The session's sources in Firebase. Firestore comes only when somebody is signed in. */
async function firebaseSources(): Promise<SessionSources> {
  const auth = await firebaseAuth()
  return {
    watchUser: (onUser) =>
      onAuthStateChanged(auth, (user) => {
        keepFor(user?.uid ?? null)
        onUser(user === null ? null : { uid: user.uid, email: user.email })
      }),
    watchProfile: (uid, onValue, onError) =>
      watchAsOwner(
        auth,
        uid,
        (onRefusal) => whenLoaded(({ watchProfile }) => watchProfile(uid, onValue, onRefusal), onRefusal),
        onError,
      ),
    watchPrivateDetails: (uid, onValue, onError) =>
      whenLoaded(({ watchPrivateDetails }) => watchPrivateDetails(uid, onValue, onError), onError),
    leaveIfEnded: (uid, sessionsEndedAt) => leaveIfEnded(auth, uid, sessionsEndedAt),
  }
}

async function leaveIfEnded(auth: Auth, uid: string, sessionsEndedAt: Instant): Promise<void> {
  const user = auth.currentUser
  if (user?.uid !== uid) return
  if (isSessionEnded(uid, await signInSecond(user), sessionsEndedAt)) await leave(auth)
}

async function leave(auth: Auth): Promise<void> {
  await signOut(auth)
  toast({
    title: 'Sua sessão foi encerrada em outro dispositivo',
    description: 'Entre de novo para continuar.',
  })
}

/**
 * Listens to one's own record, which the server refuses to a sign-in that was ended. One that this browser has replaced by
 * a newer one listens again with that; any other tries once more, since what it listened over may be older than its
 * sign-in, and leaves.
 */
function watchAsOwner(
  auth: Auth,
  uid: string,
  listen: (onError: (error: unknown) => void) => Unsubscribe,
  onError: (error: unknown) => void,
): Unsubscribe {
  let isStopped = false
  let stop: Unsubscribe = () => undefined
  let refused: string | undefined

  function begin(): void {
    if (isStopped) return
    stop = listen((error) => {
      goOn(error).catch(onError)
    })
  }

  async function goOn(error: unknown): Promise<void> {
    const user = auth.currentUser
    if (errorCode(error) !== 'permission-denied' || user?.uid !== uid) {
      onError(error)
      return
    }
    const [token, second] = await Promise.all([user.getIdToken(), signInSecond(user)])
    if (isStopped) return
    if (isReplaced(uid, second)) {
      stop = onNextToken(auth, token, begin)
    } else if (refused === token) {
      await leave(auth)
    } else {
      refused = token
      begin()
    }
  }

  begin()
  return () => {
    isStopped = true
    stop()
  }
}

/** Calls back once, with the first other token than the one that is known. */
function onNextToken(auth: Auth, known: string, callback: () => void): Unsubscribe {
  const stop = onIdTokenChanged(auth, (user) => {
    tellIfOther(user).catch((error: unknown) => {
      logError('A newer sign-in could not be read', error)
    })
  })

  async function tellIfOther(user: User | null): Promise<void> {
    if (user === null || (await user.getIdToken()) === known) return
    stop()
    // After the connection to the database has been made anew with it.
    await nextTask()
    callback()
  }
  return stop
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
