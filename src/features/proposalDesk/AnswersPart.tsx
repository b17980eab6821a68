import { Suspense } from 'react'
import type { ProposalEntry } from '../../data/proposals/proposals.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadingArea } from '../../ui/Spinner.tsx'

const Answers = lazyPart(() => import('./answers/Answers.tsx'))

/** What clients say; its code comes when it is looked at. */
export function AnswersPart({ stored }: { stored: ProposalEntry }) {
  return (
    <Suspense fallback={<LoadingArea />}>
      <Answers stored={stored} />
    </Suspense>
  )
}
