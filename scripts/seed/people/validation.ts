import type { Instant } from '../../../domain/src/instant.ts'
import type { FeedItem } from '../../../domain/src/schemas/feed/feed.ts'
import type { Profile } from '../../../domain/src/schemas/people/profile.ts'
import type { Random } from '../random.ts'
import { REJECTION_NOTES, REVIEW_NOTES } from './bios.ts'
import type { Career } from './records.ts'

/** Who answered in the demonstration. */
const REVIEWER = 'demo-agente'

/** Days before now. */
interface Days {
  readonly registered: number
  readonly published: number
  readonly changed: number | undefined
}

export interface Validation {
  readonly fields: Pick<Profile, 'review' | 'queuedAt'>
  /** Days before now of the answer, if there was one. */
  readonly answeredAgo: number | undefined
  readonly feedKind: FeedItem['kind'] | undefined
  readonly reviewer: string
}

/**
 * Where somebody stands with the validation: who registered or changed waits, unless they work for the agency; the others
 * had their answer.
 */
export function validationOf(
  { status, grants }: Pick<Career, 'status' | 'grants'>,
  days: Days,
  at: (daysAgo: number) => Instant,
  random: Random,
): Validation {
  const answer = (
    decision: NonNullable<Profile['review']>['decision'],
    feedKind: FeedItem['kind'],
    answeredAgo: number,
    note: string,
  ): Validation => ({
    fields: {
      review: { decision, note, at: at(answeredAgo) },
      ...(days.changed === undefined ? {} : { queuedAt: at(days.changed) }),
    },
    answeredAgo,
    feedKind,
    reviewer: REVIEWER,
  })
  switch (status) {
    case 'published':
      return answer('approved', 'validated', days.published, '')
    case 'changes_requested':
      return answer('changesRequested', 'changesRequested', days.registered * 0.6, random.pick(REVIEW_NOTES))
    case 'suspended':
      return answer('rejected', 'suspended', days.published, random.pick(REJECTION_NOTES))
    case 'pending':
    case 'archived': {
      const waits = status === 'pending' && grants.length === 0
      const fields = waits ? { queuedAt: at(days.registered) } : {}
      return { fields, answeredAgo: undefined, feedKind: undefined, reviewer: REVIEWER }
    }
  }
}
