import { canChangeApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { instantToDate } from '@ribalta/domain/instant'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LOGIN_PATH } from '../../auth/access.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import { readRoleToReturnTo, returnState } from '../../auth/returnPath.ts'
import { AnswerMessage } from '../../data/applications/AnswerMessage.tsx'
import type { Application } from '../../data/applications/applications.ts'
import { ApplicationStanding } from '../../data/applications/ApplicationStanding.tsx'
import { ApplyButton } from '../../data/applications/ApplyButton.tsx'
import { WithdrawButton } from '../../data/applications/WithdrawButton.tsx'
import type { PublicRole } from '../../data/castings/roles.ts'
import type { PublicCasting } from '../../data/castings/castings.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { formatDate } from '../../lib/formats/formatDate.ts'
import { useNow } from '../../lib/useNow.ts'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { factsOfRole } from './castingWords.ts'
import { FactList } from './FactList.tsx'
import type { OwnApplications } from './useOwnApplications.ts'

export interface RoleCardProps {
  casting: PublicCasting
  role: PublicRole
  own: OwnApplications
}

/** One role, and one's own application for it or the way to it. */
export function RoleCard({ casting, role, own }: RoleCardProps) {
  const titleId = useId()
  const catalogue = useClassesSkills()
  const application = own.status === 'ready' ? own.data.find(({ roleId }) => roleId === role.id) : undefined
  const kept = useKeptFocus(application?.status)
  return (
    <section
      {...kept}
      aria-labelledby={titleId}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 md:p-8"
    >
      <div className="max-w-reading">
        <h3 id={titleId} className="text-xl break-words md:text-2xl">
          {role.title}
        </h3>
        <p className="mt-2 break-words whitespace-pre-line">{role.profile}</p>
      </div>
      <FactList facts={factsOfRole(role, catalogue)} className="grid-cols-2 lg:grid-cols-3" />
      {application === undefined ? (
        <Apply casting={casting} role={role} own={own} titleId={titleId} />
      ) : (
        <Applied application={application} titleId={titleId} />
      )}
    </section>
  )
}

function Apply({ casting, role, own, titleId }: RoleCardProps & { titleId: string }) {
  const { session, profile, startSession } = useAuth()
  const location = useLocation()
  const navigate = useNavigate()
  const now = useNow()
  if (casting.status !== 'open') return null
  if (instantToDate(casting.applyUntil) <= now) {
    return (
      <p className="font-medium">{`O prazo de inscrição terminou em ${formatDate(casting.applyUntil)}.`}</p>
    )
  }

  const isSignedIn = session.status === 'signedIn'

  function signInFirst(): void {
    void startSession()
    const wanted = { roleId: role.id, roleTitle: role.title, castingTitle: casting.title }
    void navigate(LOGIN_PATH, { state: returnState(location, wanted) })
  }

  return (
    <div>
      <ApplyButton
        castingId={casting.id}
        role={role}
        describedBy={titleId}
        profile={profile}
        instead={isSignedIn ? undefined : signInFirst}
        isAskedFor={
          isSignedIn &&
          own.status === 'ready' &&
          readRoleToReturnTo(location.state)?.applyingFor.roleId === role.id
        }
        onClose={() => {
          if (location.state !== null) void navigate(location, { replace: true, state: null })
        }}
        busy={own.status === 'loading'}
        disabled={own.status === 'failed'}
      />
    </div>
  )
}

function Applied({ application, titleId }: { application: Application; titleId: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <div className="min-w-0">
        <ApplicationStanding application={application} />
        <AnswerMessage application={application} />
      </div>
      {canChangeApplicationStatus(application.status, 'withdrawn') ? (
        <WithdrawButton application={application} describedBy={titleId} />
      ) : null}
    </div>
  )
}
