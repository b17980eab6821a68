import {
  APPLICATION_STATUS_LABELS,
  canChangeApplicationStatus,
} from '@ribalta/domain/castings/applicationStatus'
import { instantToDate } from '@ribalta/domain/instant'
import { Suspense, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LOGIN_PATH } from '../../auth/access.ts'
import { useAuth } from '../../auth/AuthContext.tsx'
import { returnState } from '../../auth/returnPath.ts'
import type { Application } from '../../data/applications/applications.ts'
import type { PublicRole } from '../../data/castings/roles.ts'
import type { PublicCasting } from '../../data/castings/castings.ts'
import { useClassesSkills } from '../../data/catalogue/ClassesSkillsProvider.tsx'
import { useNow } from '../../lib/useNow.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { dayOf, factsOfRole } from './castingWords.ts'
import { FactList } from './FactList.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import type { OwnApplications } from './useOwnApplications.ts'

const ApplyDialog = lazyPart(() => import('./ApplyDialog.tsx'))
const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx'))

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
        <Applied application={application} />
      )}
    </section>
  )
}

function Apply({ casting, role, own, titleId }: RoleCardProps & { titleId: string }) {
  const { session, startSession } = useAuth()
  const location = useLocation()
  const navigate = useNavigate()
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  if (casting.status !== 'open') return null
  if (instantToDate(casting.applyUntil) <= now) {
    return <p className="font-medium">O prazo de inscrição terminou em {dayOf(casting.applyUntil)}.</p>
  }

  function begin(): void {
    if (session.status === 'signedIn') {
      setHasOpened(true)
      setIsOpen(true)
      return
    }
    void startSession()
    void navigate(LOGIN_PATH, { state: returnState(location) })
  }

  return (
    <div>
      <Button
        aria-describedby={titleId}
        aria-haspopup={session.status === 'signedIn' ? 'dialog' : undefined}
        busy={own.status === 'loading'}
        disabled={own.status === 'failed'}
        className="max-sm:w-full"
        onClick={begin}
      >
        Candidatar-se
      </Button>
      {hasOpened ? (
        <Suspense fallback={null}>
          <ApplyDialog
            castingId={casting.id}
            role={role}
            open={isOpen}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function Applied({ application }: { application: Application }) {
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const { status, createdAt, origin } = application
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <output>
        <strong className="font-medium">{APPLICATION_STATUS_LABELS[status]}</strong>
        <span className="text-muted">
          {origin === undefined ? ' · você se inscreveu em ' : ' · a agência indicou você em '}
          {dayOf(createdAt)}
        </span>
      </output>
      {canChangeApplicationStatus(status, 'withdrawn') ? (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          className="max-sm:-ml-5 sm:-mr-5"
          onClick={() => {
            setHasOpened(true)
            setIsOpen(true)
          }}
        >
          {origin === undefined ? 'Retirar inscrição' : 'Recusar indicação'}
        </Button>
      ) : null}
      {hasOpened ? (
        <Suspense fallback={null}>
          <WithdrawDialog
            application={application}
            open={isOpen}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
