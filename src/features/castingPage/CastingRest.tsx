import { Suspense, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { AnswerRate } from '../../data/stats/AnswerRate.tsx'
import { environment } from '../../lib/environment.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { paymentOf } from './castingFacts.ts'
import type { CastingViewProps } from './CastingView.tsx'
import { RoleCard } from './RoleCard.tsx'
import { type OwnApplications, useOwnApplications } from './useOwnApplications.ts'

const ReportCasting = lazyPart(() => import('./ReportCasting.tsx'))
const MyApplications = lazyPart(() => import('./MyApplications.tsx'))

/** The roles and what one can do about them, why to trust the casting, and where else one has applied. */
export default function CastingRest({ casting, roles }: Pick<CastingViewProps, 'casting' | 'roles'>) {
  const { title } = casting
  const path = `/casting/${casting.id}`
  const { session } = useAuth()
  const own = useOwnApplications(casting.id)
  const [isReporting, setIsReporting] = useState(false)
  const [hasReported, setHasReported] = useState(false)
  return (
    <>
      <section aria-labelledby="personagens" className="mt-12">
        <h2 id="personagens" className="mb-6 text-2xl md:text-3xl">
          Personagens
        </h2>
        {own.status === 'failed' ? (
          <div className="mb-6 max-w-3xl">
            <ErrorState title="Não foi possível ver suas inscrições" onRetry={own.retry} />
          </div>
        ) : null}
        <Roles casting={casting} roles={roles} own={own} />
      </section>

      <section
        aria-labelledby="confianca"
        className="mt-12 flex max-w-3xl flex-col gap-4 border-t border-line pt-8"
      >
        <h2 id="confianca" className="text-2xl">
          Para sua segurança
        </h2>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>A agência nunca cobra para você se inscrever.</li>
          {casting.validatedBy === undefined ? null : (
            <li>{`Conferido por ${casting.validatedBy}, da ${environment.appName}.`}</li>
          )}
          <li>{`Pagamento: ${paymentOf(casting.paymentTermDays).toLowerCase()}.`}</li>
        </ul>
        <div className="flex flex-wrap gap-3 pt-2">
          <ShareButton name={title} path={path} />
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            className="max-sm:-ml-5"
            onClick={() => {
              setHasReported(true)
              setIsReporting(true)
            }}
          >
            Denunciar este casting
          </Button>
        </div>
        <AnswerRate className="text-muted" />
      </section>
      <Suspense fallback={null}>
        {hasReported ? (
          <ReportCasting
            castingId={casting.id}
            open={isReporting}
            onClose={() => {
              setIsReporting(false)
            }}
          />
        ) : null}
        {session.status === 'signedIn' && own.status === 'ready' ? (
          <MyApplications key={own.data.length} uid={session.user.uid} here={casting.id} />
        ) : null}
      </Suspense>
    </>
  )
}

function Roles({
  casting,
  roles,
  own,
}: Pick<CastingViewProps, 'casting' | 'roles'> & { own: OwnApplications }) {
  if (roles.status === 'loading') return <Skeleton className="h-72 w-full" />
  if (roles.status === 'failed')
    return <ErrorState title="Não foi possível carregar os personagens" onRetry={roles.retry} />
  if (roles.data.length === 0) return <p className="text-muted">Nenhum personagem por enquanto.</p>
  return (
    <ul className="flex flex-col gap-6">
      {roles.data.map((role) => (
        <li key={role.id}>
          <RoleCard casting={casting} role={role} own={own} />
        </li>
      ))}
    </ul>
  )
}
