import type { ReviewDecision } from '@ribalta/domain/people/profileStatus'
import type { ReviewProfileInput } from '@ribalta/domain/schemas/people/review'
import { useState } from 'react'
import { reviewProfile } from '../../data/profiles/review.ts'
import { toReviewFailure, type ReviewFailure } from './reviewFailure.ts'

export interface Decision {
  /** The decision being sent. */
  pending: ReviewDecision | undefined
  failure: ReviewFailure | undefined
  forget: () => void
  /** Resolves to whether it was taken. */
  decide: (input: ReviewProfileInput) => Promise<'taken' | 'conflict' | 'failed'>
}

/** Sends one decision at a time. */
export function useDecision(): Decision {
  const [pending, setPending] = useState<ReviewDecision>()
  const [failure, setFailure] = useState<ReviewFailure>()

  async function decide(input: ReviewProfileInput): Promise<'taken' | 'conflict' | 'failed'> {
    setPending(input.decision)
    setFailure(undefined)
    try {
      await reviewProfile(input)
      return 'taken'
    } catch (error) {
      const refused = toReviewFailure(error)
      setFailure(refused)
      return refused.isConflict ? 'conflict' : 'failed'
    } finally {
      setPending(undefined)
    }
  }

  return {
    pending,
    failure,
    forget: () => {
      setFailure(undefined)
    },
    decide,
  }
}
