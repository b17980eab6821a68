import type { CriteriaVersion } from '@ribalta/domain/schemas/rhea/criteria'
import { type Ref, useId } from 'react'
import { AnonymousRanking } from './AnonymousRanking.tsx'
import { CompareButton } from './CompareButton.tsx'
import { Comparison } from './Comparison.tsx'
import { NamedRanking } from './NamedRanking.tsx'
import { RankingHeading } from './RankingHeading.tsx'
import type { RankingResult } from './rankingResult.ts'

export interface RankedProps {
  result: RankingResult
  /** Another ranking is being made. */
  isBusy: boolean
  onCompare: (version: CriteriaVersion) => void
  onEndComparison: () => void
  /** The button that compares. */
  ref: Ref<HTMLButtonElement>
}

/** What came of a ranking. */
export function Ranked({ result, isBusy, onCompare, onEndComparison, ref }: RankedProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 border-t border-line pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <RankingHeading result={result} id={id} />
        <CompareButton
          key={result.subject.criteriaId}
          ref={ref}
          subject={result.subject}
          isBusy={isBusy}
          onCompare={onCompare}
        />
      </div>
      <Comparison result={result} onEnd={onEndComparison} />
      {result.kind === 'named' ? (
        <NamedRanking key={result.subject.now.getTime()} result={result} />
      ) : (
        <AnonymousRanking
          key={result.runId}
          runId={result.runId}
          subject={result.subject}
          answer={result.answer}
          against={result.against?.version}
        />
      )}
    </section>
  )
}
