import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Guard } from '../auth/access.ts'
import { useAuth } from '../auth/AuthContext.tsx'
import { hasPermission } from '../auth/permission.ts'
import { ClassesSkillsProvider } from '../data/catalogue/ClassesSkillsProvider.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LoadingArea } from '../ui/Spinner.tsx'
import { GuardedScreen } from './GuardedScreen.tsx'
import { NoConnection } from './NoConnection.tsx'
import { loadGuardedScreen } from './guardedScreens.ts'
import type { GuardedRoute } from './routes.ts'

/** The screen with what every guarded one has around it; nothing of this loads before it is first rendered. */
function lazyScreen({ path, needsCatalogue }: GuardedRoute): ComponentType {
  return lazyPart(
    async () => {
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
    },
    { Note: NoConnection },
  )
}

interface EntryProps {
  guard: Exclude<Guard, 'public'>
  path: string
  children: ReactNode
}

function Entry({ guard, path, children }: EntryProps) {
  const { user } = useAuth()
  // Another person on the same screen is another entry, and so is another screen, which React would take for the same
  // component: what the server said before does not hold for them.
  return (
    <GuardedScreen key={`${user?.uid ?? ''} ${path}`} guard={guard} askServer={hasPermission}>
      {children}
    </GuardedScreen>
  )
}

/** A guarded screen behind its guard. */
export function guardedRoute(definition: GuardedRoute): ReactNode {
  const Screen = lazyScreen(definition)
  return (
    <Entry guard={definition.guard} path={definition.path}>
      <Suspense fallback={<LoadingArea />}>
        <Screen />
      </Suspense>
    </Entry>
  )
}
