import { RUN_KEPT_DAYS } from '@ribalta/domain/schemas/rhea/run'
import { useId } from 'react'
import { usePagedQuery } from '../../data/pagedQuery.ts'
import { type RunEntry, runsQuery } from '../../data/rheaRuns/queries.ts'
import { type Chosen, hitsAmong, hitsWords, runHitsWords } from '../../lib/rhea/hits.ts'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'
import { runTitle, runWords } from '../../lib/rhea/runWords.ts'
import { Link } from '../../ui/Link.tsx'
import { PagedItems } from '../../ui/PagedItems.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ChosenFailed } from './ChosenFailed.tsx'
import { useChosen } from './useChosen.ts'

const KEPT_YEARS = RUN_KEPT_DAYS / 365

/** The rankings that were kept, and how often those chosen in the end were among the first ten. */
export function KeptRuns() {
  const id = useId()
  const list = usePagedQuery(runsQuery)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        Rankings guardados
      </h2>
      <p className="max-w-prose text-muted">
        {`Um ranking guardado antes da decisão diz depois se os critérios acertaram. Cada um fica aqui por ${String(KEPT_YEARS)} anos.`}
      </p>
      <PagedItems
        list={list}
        loading={<Skeleton className="h-48 w-full" />}
        failure="Não foi possível carregar os rankings"
        empty={
          <p className="max-w-prose">
            Nenhum ainda. Calcule um ranking e use “Guardar ranking”: quando o casting for decidido, aqui se
            vê quantos dos escolhidos estavam entre os dez primeiros.
          </p>
        }
      >
        {(runs) => <Runs runs={runs} />}
      </PagedItems>
    </section>
  )
}

function Runs({ runs }: { runs: readonly RunEntry[] }) {
  const chosen = useChosen(runs.map(({ castingId }) => castingId))
  const hits = hitsAmong(runs, chosen.of)
  return (
    <>
      {chosen.isFailed ? <ChosenFailed onRetry={chosen.retry} /> : null}
      {hits.chosen === 0 ? null : (
        <div className="max-w-prose">
          <p className="text-lg">{`Nos castings decididos, ${hitsWords(hits)}.`}</p>
          <p className="text-sm text-muted">
            Cada escolha conta uma vez, pelo último ranking desta lista feito antes dela.
          </p>
        </div>
      )}
      <ul aria-label="Guardados" className="border-t border-line">
        {runs.map((run) => (
          <Run
            key={run.id}
            run={run}
            chosen={run.castingId === null ? undefined : chosen.of(run.castingId)}
          />
        ))}
      </ul>
    </>
  )
}

function Run({ run, chosen }: { run: RunEntry; chosen: readonly Chosen[] | undefined }) {
  return (
    <li className="group relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 sm:flex-1">
        <Link
          to={rheaPath.run(run.id)}
          className="text-lg font-medium break-words group-hover:text-accent after:absolute after:inset-0"
        >
          {runTitle(run)}
        </Link>
        <p className="text-sm break-words text-muted">{runWords(run)}</p>
        {chosen === undefined ? null : <p className="text-sm">{runHitsWords(run, chosen)}</p>}
      </div>
      {run.isAnonymous ? <Tag>Anônimo</Tag> : null}
    </li>
  )
}
