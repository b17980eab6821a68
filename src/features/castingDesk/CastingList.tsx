import { lazily } from '@ribalta/domain/lazily'
import { isDirector } from '@ribalta/domain/account/grants'
import { CASTING_KIND_LABELS } from '@ribalta/domain/castings/casting'
import { CASTING_STATUS_LABELS, CASTING_STATUSES } from '@ribalta/domain/castings/castingStatus'
import { instantToDate } from '@ribalta/domain/instant'
import type { Casting } from '@ribalta/domain/schemas/castings/casting'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext.tsx'
import { castingsQuery, type CastingEntry } from '../../data/castings/queries.ts'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { AnswerRate } from '../../data/stats/AnswerRate.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { formatPlace } from '../../lib/formats/formatPlace.ts'
import { castingPath, newCastingPath, STATUS_PARAM } from '../../lib/deskPath.ts'
import { shownStatus } from './shownStatus.ts'
import { StatusTag } from './StatusTag.tsx'

const DAY = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }),
)

/** The castings of the agency, by state. */
export function CastingList() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { profile } = useAuth()
  const status = shownStatus(params)
  const list = usePagedQuery(castingsQuery(status))
  const begin = (
    <Button
      onClick={() => {
        void navigate(newCastingPath())
      }}
    >
      Criar casting
    </Button>
  )

  return (
    <div className="page-band pb-24">
      <PageHeader
        title="Casting"
        actions={
          <>
            {isDirector(profile) ? (
              <ButtonLink to="/test" variant="secondary">
                Modelos de teste
              </ButtonLink>
            ) : null}
            <ButtonLink to="/rhea-criteria" variant="secondary">
              Critérios RHEA
            </ButtonLink>
            {begin}
          </>
        }
      >
        <p>Crie, abra e acompanhe os castings da agência.</p>
      </PageHeader>
      {/* How the agency answers stands beside the filter, or below the list: neither moves when it comes. */}
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[20rem_minmax(0,1fr)]">
        <SelectField
          label="Estado"
          value={status ?? ''}
          onChange={(event) => {
            const next = event.currentTarget.value
            setParams(next === '' ? {} : { [STATUS_PARAM]: next }, { replace: true })
          }}
        >
          <option value="">Todos</option>
          {CASTING_STATUSES.map((each) => (
            <option key={each} value={each}>
              {CASTING_STATUS_LABELS[each]}
            </option>
          ))}
        </SelectField>
        <AnswerRate className="max-w-prose text-muted max-md:order-last md:self-end" />
        <div className="min-w-0 md:col-span-2">
          <PagedItems
            list={list}
            loading={<Skeleton className="h-96 w-full" />}
            failure="Não foi possível carregar os castings"
            empty={
              <EmptyState
                title={status === undefined ? 'Nenhum casting ainda' : 'Nenhum casting neste estado'}
                action={begin}
              >
                Comece por um rascunho: ele só vai ao ar quando você abrir as inscrições.
              </EmptyState>
            }
          >
            {(entries) => (
              <ul aria-label="Castings" className="flex flex-col border-t border-line">
                {entries.map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
          </PagedItems>
        </div>
      </div>
    </div>
  )
}

/** What the agency's list says of a casting; a draft may lack any of it. */
function factsOf({ kind, city, uf, applyUntil }: Casting): string[] {
  return [
    kind === undefined ? '' : CASTING_KIND_LABELS[kind],
    formatPlace({ city, uf }),
    applyUntil === undefined ? '' : `inscrições até ${DAY().format(instantToDate(applyUntil))}`,
  ].filter((fact) => fact !== '')
}

function Row({ entry: { id, casting } }: { entry: CastingEntry }) {
  return (
    <li className="group relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        <Link
          to={castingPath(id)}
          className="text-lg font-medium break-words group-hover:text-accent after:absolute after:inset-0"
        >
          {casting.title}
        </Link>
        <p className="text-sm text-muted">
          {factsOf(casting).map((fact, index) => (
            <span key={fact} className="whitespace-nowrap">{`${index === 0 ? '' : ' · '}${fact}`}</span>
          ))}
        </p>
      </div>
      <StatusTag status={casting.status} />
    </li>
  )
}
