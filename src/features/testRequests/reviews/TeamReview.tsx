import { useCallback } from 'react'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { type Reviews, watchReviews } from '../../../data/testRequests/reviews.ts'
import type { Watching } from '../../../data/testRequests/watching/useWatching.ts'
import { useLive, type Watch } from '../../../data/useLive.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { UndoButton } from '../../../ui/undo/UndoButton.tsx'
import { CommentList } from './CommentList.tsx'
import { NewComment } from './NewComment.tsx'
import { RatingField } from './RatingField.tsx'

export interface TeamReviewProps {
  test: TestEntry
  watching: Watching
  /** Who is looking. */
  viewer: string
}

/** What the team says of what it watches, live; whose test it is never sees it. */
export function TeamReview({ test, watching, viewer }: TeamReviewProps) {
  const { id, artistId } = test
  const watch = useCallback<Watch<Reviews>>(
    (onValue, onError) => watchReviews({ id, artistId }, onValue, onError),
    [id, artistId],
  )
  const live = useLive(watch)
  if (live.status === 'loading') return <Skeleton className="h-40 w-full" />
  if (live.status === 'failed')
    return <ErrorState title="Não foi possível carregar os comentários" onRetry={live.retry} />
  const { comments, ratings } = live.data
  return (
    <div className="flex flex-col gap-8">
      <RatingField test={test} ratings={ratings} viewer={viewer} />
      <div className="flex flex-col gap-4">
        <NewComment test={test} watching={watching} viewer={viewer} />
        <CommentList test={test} comments={comments} watching={watching} viewer={viewer} />
        <div className="empty:hidden">
          <UndoButton />
        </div>
      </div>
    </div>
  )
}
