import { useCallback, useMemo } from 'react'
import {
  type ReviewEntry,
  type ViewEntry,
  watchReviews,
  watchViews,
} from '../../../data/proposals/reviews.ts'
import { type Live, useLive, type Watch } from '../../../data/useLive.ts'
import { type Reviewer, reviewersOf } from './reviewers.ts'

/** Who looked at a proposal and what they say, live: from two listeners. */
export function useReviewers(proposalId: string): Live<readonly Reviewer[]> {
  const watchLooks = useCallback<Watch<ViewEntry[]>>(
    (onValue, onError) => watchViews(proposalId, onValue, onError),
    [proposalId],
  )
  const watchAnswers = useCallback<Watch<ReviewEntry[]>>(
    (onValue, onError) => watchReviews(proposalId, onValue, onError),
    [proposalId],
  )
  const views = useLive(watchLooks)
  const reviews = useLive(watchAnswers)
  const looks = views.status === 'ready' ? views.data : undefined
  const answers = reviews.status === 'ready' ? reviews.data : undefined
  const reviewers = useMemo(
    () => (looks === undefined || answers === undefined ? undefined : reviewersOf(looks, answers)),
    [looks, answers],
  )
  if (views.status === 'failed' || reviews.status === 'failed') {
    return {
      status: 'failed',
      retry: () => {
        if (views.status === 'failed') views.retry()
        if (reviews.status === 'failed') reviews.retry()
      },
    }
  }
  return reviewers === undefined ? { status: 'loading' } : { status: 'ready', data: reviewers }
}
