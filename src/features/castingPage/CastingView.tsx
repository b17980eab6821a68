import { CASTING_KIND_LABELS } from '@ribalta/domain/casting'
import type { CastingStatus } from '@ribalta/domain/castingStatus'
import { lazy, Suspense, useState } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import type { PublicCasting, PublicRole } from '../../data/castings.ts'
import { environment } from '../../lib/environment.ts'
import type { Loaded } from '../../lib/useLoad.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePageMeta } from '../../ui/usePageMeta.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { factsOfCasting, paymentOf } from './castingWords.ts'
import { FactList } from './FactList.tsx'
import { RoleCard } from './RoleCard.tsx'
import { useOwnApplications } from './useOwnApplications.ts'

const ReportDialog = lazy(() => import('./ReportDialog.tsx'))
const MyApplications = lazy(() => import('./MyApplications.tsx'))

const OUT_OF_AIR: Readonly<Record<Exclude<CastingStatus, 'open'>, string>> = {
  draft: 'Rascunho: só a equipe vê esta página.',
  paused: 'As inscrições estão pausadas. Quem já se inscreveu continua na seleção.',
  closed: 'As inscrições foram encerradas.',
  archived: 'Este casting foi arquivado.',
}

export interface CastingViewProps {
  casting: PublicCasting
  roles: Loaded<readonly PublicRole[]>
}

/** A casting and its roles, and what one can do about them. */
export function CastingView({ casting, roles }: CastingViewProps) {
  const { title, status, description } = casting
  const path = `/casting/${casting.id}`
  const { session } = useAuth()
  const own = useOwnApplications(casting.id)
  const [isReporting, setIsReporting] = useState(false)
  const [hasReported, setHasReported] = useState(false)
  usePageTitle(title)
  usePageMeta({ description: description.slice(0, 200), path, isIndexed: status === 'open' })

  return (
    <article className="page-band pt-10 pb-24 md:pt-16">
      <header className="max-w-4xl">
        <p className="eyebrow">{CASTING_KIND_LABELS[casting.kind]}</p>
        <h1 className="mt-3 text-title break-words">{title}</h1>
      </header>
      {status === 'open' ? null : (
        <div className="mt-6 max-w-3xl">
          <Notice tone="warning">{OUT_OF_AIR[status]}</Notice>
        </div>
      )}
      <FactList
        facts={factsOfCasting(casting)}
        className="mt-8 grid-cols-2 border-t border-line pt-6 lg:grid-cols-4"
      />
      <p className="mt-8 max-w-reading text-lg break-words whitespace-pre-line">{description}</p>

      <section aria-labelledby="personagens" className="mt-12">
        <h2 id="personagens" className="mb-6 text-2xl md:text-3xl">
          Personagens
        </h2>
        {own.status === 'failed' ? (
          <div className="mb-6 max-w-3xl">
            <Notice tone="danger">
              Não foi possível ver suas inscrições. Recarregue a página para tentar novamente.
            </Notice>
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
            <li>
              Conferido por {casting.validatedBy}, da {environment.appName}.
            </li>
          )}
          <li>Pagamento: {paymentOf(casting.paymentTermDays).toLowerCase()}.</li>
        </ul>
        <div className="flex flex-wrap gap-3 pt-2">
          <ShareButton name={title} path={path} />
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => {
              setHasReported(true)
              setIsReporting(true)
            }}
          >
            Denunciar este casting
          </Button>
        </div>
      </section>
      <Suspense fallback={null}>
        {hasReported ? (
          <ReportDialog
            castingId={casting.id}
            open={isReporting}
            onClose={() => {
              setIsReporting(false)
            }}
          />
        ) : null}
        {session.status === 'signedIn' && own.status === 'ready' ? (
          <MyApplications key={own.applications.length} uid={session.user.uid} here={casting.id} />
        ) : null}
      </Suspense>
    </article>
  )
}

function Roles({ casting, roles, own }: CastingViewProps & { own: ReturnType<typeof useOwnApplications> }) {
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
