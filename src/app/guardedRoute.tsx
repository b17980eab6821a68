import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { decideAccess, type Guard } from '../auth/access.ts'
import { useAuth } from '../auth/AuthContext.tsx'
import { hasPermission, type PermissionCheck } from '../auth/permission.ts'
import { ClassesSkillsProvider } from '../data/catalogue/ClassesSkillsProvider.tsx'
import { loadOrSay } from '../ui/lazyPart.tsx'
import { LoadingArea } from '../ui/Spinner.tsx'
import { takeEarlyAnswer } from './earlyCheck.ts'
import { GuardedScreen } from './GuardedScreen.tsx'
import { NoConnection } from './NoConnection.tsx'
import { loadGuardedScreen } from './guardedScreens.ts'
import type { GuardedRoute } from './routes.ts'

async function loadScreen({ path, needsCatalogue }: GuardedRoute): Promise<{ default: ComponentType }> {
  const [{ Component }, { QueryArea }, { LeaveGuard }] = await Promise.all([
    loadGuardedScreen(path),
    import('./QueryArea.tsx'),
    import('./LeaveGuard.tsx'),
  ])
  function Screen() {
    return (
      <QueryArea>
        {needsCatalogue ? (
          <ClassesSkillsProvider>
            <Component />
          </ClassesSkillsProvider>
        ) : (
          <Component />
        )}
        <LeaveGuard />
      </QueryArea>
    )
  }
  return { default: Screen }
}

/**
 * Returns the component of a screen, whose code starts to load at once, while the guard asks the server. React's `lazy` isn't used,
 * because React shows its fallback for at least 300 ms.
 */
function screenOf(definition: GuardedRoute): ComponentType {
  let ready: ComponentType | undefined
  const loading = loadOrSay(() => loadScreen(definition), NoConnection).then(({ default: Screen }) => {
    ready = Screen
    return Screen
  })
  // The component reports a failure, if the guard lets the person see it.
  loading.catch(() => undefined)

  return function Code() {
    const [Screen, setScreen] = useState(() => ready)
    useEffect(() => {
      loading.then(
        (loaded) => {
          setScreen(() => loaded)
        },
        (error: unknown) => {
          // Reaches the router's error element.
          setScreen(() => {
            throw error
          })
        },
      )
    }, [])
    return Screen === undefined ? <LoadingArea /> : <Screen />
  }
}

/** Starts a screen's first reads for a person as soon as its code has loaded. */
async function beginReads(path: string, uid: string): Promise<void> {
  const { begin } = await loadGuardedScreen(path)
  const { clientOf } = await import('./QueryArea.tsx')
  const { pathname, search } = location
  await begin?.({ uid, client: clientOf(uid), path: pathname, params: new URLSearchParams(search) })
}

/** Asks the server whether the person can enter, unless it was asked while the page opened. */
async function askServer(check: PermissionCheck): Promise<boolean> {
  try {
    return (await takeEarlyAnswer(check)) ?? (await hasPermission(check))
  } catch {
    return hasPermission(check)
  }
}

interface EntryProps {
  guard: Exclude<Guard, 'public'>
  path: string
  children: ReactNode
}

function Entry({ guard, path, children }: EntryProps) {
  const { user, session } = useAuth()
  const uid = user?.uid ?? ''
  const isOpen = decideAccess(guard, session, 'pending').kind !== 'redirect'
  useEffect(() => {
    // The screen itself reports code or data that failed to load.
    if (uid !== '' && isOpen) beginReads(path, uid).catch(() => undefined)
  }, [path, uid, isOpen])
  // Another person on the same screen is another entry, and so is another screen, which React would take for the same
  // component: what the server said before does not hold for them.
  return (
    <GuardedScreen key={`${uid} ${path}`} guard={guard} askServer={askServer}>
      {children}
    </GuardedScreen>
  )
}

/** A guarded screen behind its guard. */
export function guardedRoute(definition: GuardedRoute): ReactNode {
  const Screen = screenOf(definition)
  return (
    <Entry guard={definition.guard} path={definition.path}>
      <Screen />
    </Entry>
  )
}
