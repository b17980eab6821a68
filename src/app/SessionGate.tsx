import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useAuth } from '../auth/AuthContext.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { FullPageSpinner } from '../ui/Spinner.tsx'

const SessionUnavailable = lazyPart(() => import('./SessionUnavailable.tsx'))

/**
 * The full-page spinner while the session and its profile load. Before anything has been shown it stands alone; when
 * somebody signs in on a page already shown it lies over it, so that what was typed there stays.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useAuth()
  const [hasShown, setHasShown] = useState(false)
  const isLoading = session.status === 'loading'
  const isCovered = isLoading && hasShown
  const content = useRef<HTMLDivElement>(null)
  const wasCovered = useRef(false)

  useEffect(() => {
    // A page that cannot be used lets go of the focus.
    if (wasCovered.current && !isCovered && document.activeElement === document.body) {
      content.current?.querySelector('main')?.focus({ preventScroll: true })
    }
    wasCovered.current = isCovered
  }, [isCovered])

  if (!isLoading && session.status !== 'unavailable' && !hasShown) setHasShown(true)

  if (session.status === 'unavailable' && !hasShown) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <SessionUnavailable />
      </Suspense>
    )
  }
  if (isLoading && !hasShown) return <FullPageSpinner />
  return (
    <>
      <div ref={content} className="contents" inert={isLoading}>
        {children}
      </div>
      {isLoading ? <FullPageSpinner /> : null}
    </>
  )
}
