import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAuth } from '../../auth/AuthContext.tsx'
import { MarksBar } from '../../data/marks/MarksBar.tsx'
import type { RunEntry } from '../../data/rheaRuns/queries.ts'
import { peopleQuery } from '../../data/roster/queries.ts'
import type { Chosen } from '../../lib/rhea/hits.ts'
import { rheaPath } from '../../lib/rhea/rheaPath.ts'
import { runTitle, runWords } from '../../lib/rhea/runWords.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { ChosenSection } from './ChosenSection.tsx'
import { FairnessReadout } from './FairnessReadout.tsx'
import { KeptPlaces } from './KeptPlaces.tsx'
import { useChosen } from './useChosen.ts'

const NOBODY: readonly Chosen[] = []

/** A kept ranking as it was, with names as they are now. */
export function KeptRanking({ run }: { run: RunEntry }) {
  const { user } = useAuth()
  usePageTitle(runTitle(run))
  const { castingId, criteriaId, people, readout } = run
  const approved = useChosen([castingId])
  const chosen = castingId === null ? NOBODY : approved.of(castingId)
  const uids = useMemo(
    () => [...new Set([...people, ...(chosen ?? []).map(({ uid }) => uid)])],
    [people, chosen],
  )
  const cards = useQuery(peopleQuery(uids))

  return (
    <>
      <PageHeader
        eyebrow="Ranking guardado"
        title={runTitle(run)}
        actions={
          <ButtonLink
            variant="secondary"
            to={rheaPath.from({ criteriaId, ...(castingId === null ? {} : { castingId }) })}
          >
            Calcular de novo com estes critérios
          </ButtonLink>
        }
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <span>{runWords(run)}</span>
          {run.isAnonymous ? <Tag>Anônimo</Tag> : null}
          <Link to={rheaPath.desk} className="inline-flex min-h-11 items-center text-link">
            Rankings
          </Link>
        </span>
      </PageHeader>
      <div className="flex flex-col gap-8">
        {castingId === null ? null : (
          <ChosenSection
            run={run}
            castingId={castingId}
            chosen={approved}
            nameOf={(uid) => cards.data?.get(uid)?.artisticName}
          />
        )}
        {cards.isPending ? (
          <Skeleton className="h-96 w-full" />
        ) : cards.data === undefined ? (
          <ErrorState title="Não foi possível ler as pessoas" onRetry={() => void cards.refetch()} />
        ) : (
          <KeptPlaces run={run} cards={cards.data} chosen={chosen ?? NOBODY} />
        )}
        <FairnessReadout readout={readout} />
      </div>
      {user === null ? null : <MarksBar uid={user.uid} />}
    </>
  )
}
