import { useRef } from 'react'
import { newRandomId } from '../../lib/newRandomId.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { criteriaPath } from '../../data/rheaCriteria/criteriaPath.ts'
import { KeptRuns } from './KeptRuns.tsx'
import { Ranked } from './Ranked.tsx'
import { RankingForm } from './RankingForm.tsx'
import { lastResultOf } from './rankingResult.ts'
import { resultWords } from './resultWords.ts'
import { type Choices, useChoices } from './useChoices.ts'
import { useRanking } from './useRanking.ts'
import { WorkPanel } from './WorkPanel.tsx'

/** Where a ranking is asked for, and seen. */
export function RankingDesk() {
  const choices = useChoices()
  const { sets } = choices
  return (
    <>
      <PageHeader title="RHEA" eyebrow="Ranking que se explica">
        <p>Quem do elenco atende ao que um papel pede, em que ordem, e por quê.</p>
      </PageHeader>
      <div className="flex flex-col gap-12">
        {sets.isPending ? (
          <Skeleton className="h-72 w-full" />
        ) : sets.isFailed ? (
          <ErrorState title="Não foi possível carregar os critérios" onRetry={sets.retry} />
        ) : sets.all.length === 0 ? (
          <EmptyState
            title="Ainda não há critérios"
            action={<ButtonLink to={criteriaPath.list}>Criar critérios</ButtonLink>}
          >
            Um ranking começa por um conjunto de critérios: o que o papel pede e quanto cada coisa pesa.
          </EmptyState>
        ) : (
          <Desk choices={choices} />
        )}
        <KeptRuns />
      </div>
    </>
  )
}

function Desk({ choices }: { choices: Choices }) {
  const { work, result, begin, cancel, endComparison } = useRanking(() => lastResultOf(choices.chosen))
  const rankButton = useRef<HTMLButtonElement>(null)
  const compareButton = useRef<HTMLButtonElement>(null)
  const order = work.kind === 'working' ? work.order : undefined
  return (
    <div className="flex flex-col gap-8">
      <RankingForm
        ref={rankButton}
        choices={choices}
        isBusy={order !== undefined}
        onRank={(subject, isAnonymous) => {
          begin(
            isAnonymous
              ? { kind: 'anonymous', subject, runId: newRandomId(), against: undefined }
              : { kind: 'named', subject },
          )
        }}
      />
      <WorkPanel
        work={work}
        ended={result === undefined ? '' : resultWords(result)}
        onRetry={begin}
        onCancel={() => {
          cancel()
          // Where the button was that has gone now.
          const asked = order?.kind === 'compare' ? compareButton : rankButton
          asked.current?.focus()
        }}
      />
      {result === undefined ? null : (
        <Ranked
          ref={compareButton}
          result={result}
          isBusy={order !== undefined}
          onCompare={(version) => {
            begin(
              result.kind === 'named'
                ? { kind: 'compare', base: result, version }
                : { kind: 'anonymous', subject: result.subject, runId: newRandomId(), against: version },
            )
          }}
          onEndComparison={() => {
            endComparison()
            compareButton.current?.focus()
          }}
        />
      )}
    </div>
  )
}
