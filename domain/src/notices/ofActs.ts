import type { ProfileAct, ReviewDecision } from '../people/profileStatus.ts'
import type { ReviewKind } from '../people/reviewQueue.ts'
import type { WordedNotice } from './words.ts'

export interface Review {
  readonly decision: ReviewDecision
  readonly kind: ReviewKind
  readonly note: string
  /** The approval put the page up. */
  readonly isOnAir: boolean
}

/** Returns the notice for the artist of a review. */
export function reviewNotice({ decision, kind, note, isOnAir }: Review): WordedNotice {
  switch (decision) {
    case 'approve':
      return { kind: 'validated', isOnAir }
    case 'requestChanges':
      return { kind: 'changesRequested', note }
    case 'reject':
      return { kind: kind === 'change' ? 'changeRejected' : 'rejected', note }
  }
}

const TOLD = { suspend: 'suspended', archive: 'archived', republish: 'republished' } as const

/** What the artist is told of what directors did with their profile. */
export function stateNotice(act: ProfileAct, note: string): WordedNotice {
  return { kind: TOLD[act], note }
}
