import { isStaff } from '@ribalta/domain/account/grants'
import { useAuth } from '../../auth/AuthContext.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'
import { OwnPresentations } from './own/OwnPresentations.tsx'
import { StaffDesk } from './StaffDesk.tsx'

/** The agency's proposals for staff; for artists, the proposals that present them. */
export function Component() {
  const { user, profile } = useAuth()
  return (
    <div className="page-band pb-24">
      {user === null || profile === null ? (
        <LoadingArea />
      ) : isStaff(profile) ? (
        <StaffDesk uid={user.uid} />
      ) : (
        <OwnPresentations uid={user.uid} profile={profile} />
      )}
    </div>
  )
}
