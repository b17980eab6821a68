import type { PrivateDetails } from '@ribalta/domain/schemas/people/privateDetails'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useStore } from '../lib/store.ts'
import type { ProfileChanges } from './account.ts'
import { userOf, type Session, type SessionUser } from './session.ts'
import type { SessionStore } from './sessionStore.ts'

export interface AuthContextValue {
  /** The session as one value; the fields below are the same, one by one. */
  session: Session
  user: SessionUser | null
  profile: Profile | null
  profilePrivate: PrivateDetails | null
  /** True until it is known who is here and both of their documents have answered or failed. */
  loading: boolean
  /** Resolves to whether it worked; a failure has been logged and told to the person. */
  logout: () => Promise<boolean>
  /** Rejects with `AccountError`, whose message is for the person; so do the next two. */
  reauthenticate: (currentPassword: string) => Promise<void>
  changePassword: (newPassword: string) => Promise<void>
  /** Changes one's own profile and gives the server's answer. */
  updateUserProfile: (changes: ProfileChanges) => Promise<unknown>
  /** Loads the session where that has not begun yet (or has failed). */
  startSession: () => Promise<void>
}

/**
 * The store and not its value: a change of the session reaches those who read it one by one, so that parts of a
 * prerendered page whose code is still on its way are left as they are.
 */
const AuthContext = createContext<SessionStore | null>(null)

const account = () => import('./account.ts')

async function logout(): Promise<boolean> {
  const { logoutOrTell, signOut } = await account()
  return logoutOrTell(signOut, (message) => {
    window.alert(message)
  })
}

async function reauthenticate(currentPassword: string): Promise<void> {
  await (await account()).reauthenticate(currentPassword)
}

async function changePassword(newPassword: string): Promise<void> {
  await (await account()).changePassword(newPassword)
}

/** The session for everything below, from a store. */
export function AuthProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <AuthContext value={store}>{children}</AuthContext>
}

/** The session. Throws outside AuthProvider. */
export function useAuth(): AuthContextValue {
  const store = use(AuthContext)
  if (store === null) throw new Error('useAuth precisa estar dentro de AuthProvider')
  const session = useStore(store)
  return useMemo<AuthContextValue>(() => {
    const isSignedIn = session.status === 'signedIn'
    const user = userOf(session)
    return {
      session,
      user,
      profile: isSignedIn ? session.profile : null,
      profilePrivate: isSignedIn ? session.profilePrivate : null,
      loading: !isSignedIn && !(session.status === 'signedOut' && session.confirmed),
      logout,
      reauthenticate,
      changePassword,
      updateUserProfile: async (changes) => {
        return (await account()).updateOwnProfile(user, changes)
      },
      startSession: store.start,
    }
  }, [session, store])
}
