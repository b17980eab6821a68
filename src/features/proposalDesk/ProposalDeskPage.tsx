import { isStaff } from '@ribalta/domain/account/grants'
import { Suspense } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'

const StaffDesk = lazyPart(() => import('./StaffDesk.tsx'))
const OwnPresentations = lazyPart(() => import('./own/OwnPresentations.tsx'))

/** What the agency shows to clients, for staff; for artists in which of it they are. Neither loads the other's. */
export function Component() {
  const { user, profile } = useAuth()
  return (
    <div className="page-band pb-24">
      {user === null || profile === null ? (
        <LoadingArea />
      ) : (
        <Suspense fallback={<LoadingArea />}>
          {isStaff(profile) ? (
            <StaffDesk uid={user.uid} />
          ) : (
            <OwnPresentations uid={user.uid} profile={profile} />
          )}
        </Suspense>
      )}
    </div>
  )
}
