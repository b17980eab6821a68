import { MESSAGES } from '@ribalta/domain/messages'
import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { decideAccess, LOGIN_PATH, type Guard, type ServerCheck } from '../auth/access.ts'
import { useAuth } from '../auth/AuthContext.tsx'
import type { PermissionCheck } from '../auth/permission.ts'
import { returnState } from '../auth/returnPath.ts'
import { FullPageSpinner, LoadingArea } from '../ui/Spinner.tsx'
import SessionUnavailable from './SessionUnavailable.tsx'

export interface GuardedScreenProps {
  guard: Exclude<Guard, 'public'>
  /** Asks the server; resolves to false on any failure. */
  askServer: (check: PermissionCheck) => Promise<boolean>
  /** Rendered, and so loaded, only once the guard allows it. */
  children: ReactNode
}

/** Lets a screen through to whoever may see it, asking the server on each entry. */
export function GuardedScreen({ guard, askServer, children }: GuardedScreenProps) {
  const { session, startSession } = useAuth()
  const location = useLocation()
  const [check, setCheck] = useState<ServerCheck>('pending')
  const access = decideAccess(guard, session, check)
  const mustVerify = access.kind === 'verify'

  useEffect(() => {
    void startSession()
  }, [startSession])

  useEffect(() => {
    if (!mustVerify || guard === 'login') return
    let hasLeft = false
    void askServer(guard).then((isGranted) => {
      if (!hasLeft) setCheck(isGranted ? 'granted' : 'denied')
    })
    return () => {
      hasLeft = true
    }
  }, [mustVerify, guard, askServer])

  switch (access.kind) {
    case 'allow':
      return children
    case 'waitForSession':
      return <FullPageSpinner />
    case 'sessionUnavailable':
      return <SessionUnavailable />
    case 'verify':
      return <LoadingArea label={MESSAGES.verifying} />
    case 'redirect':
      return (
        <Navigate
          to={access.to}
          replace
          state={access.to === LOGIN_PATH ? returnState(location) : undefined}
        />
      )
  }
}
