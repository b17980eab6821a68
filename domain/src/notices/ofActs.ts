import type { ProfileAct, ReviewDecision } from '../people/profileStatus.ts'
import type { Notice } from '../schemas/notices/notice.ts'

/** What the artist is told of a review; `isOnAir` is whether it put the page up. */
export function reviewNotice(decision: ReviewDecision, note: string, isOnAir: boolean): Notice {
  if (decision === 'approve') return { kind: 'validated', isOnAir }
  return { kind: decision === 'reject' ? 'rejected' : 'changesRequested', note }
}

const TOLD = { suspend: 'suspended', archive: 'archived', republish: 'republished' } as const

/** What the artist is told of what directors did with their profile. */
export function stateNotice(act: ProfileAct, note: string): Notice {
  return { kind: TOLD[act], note }
}
