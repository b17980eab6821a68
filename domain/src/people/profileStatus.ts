export const REVIEW_DECISIONS = ['approve', 'requestChanges', 'reject'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

export const PROFILE_STATUSES = [
  'pending',
  'published',
  'changes_requested',
  'suspended',
  'archived',
] as const
export type ProfileStatus = (typeof PROFILE_STATUSES)[number]

/** The arrows of docs/data.md, "States": nothing else may follow a state. */
const NEXT: Readonly<Record<ProfileStatus, readonly ProfileStatus[]>> = {
  pending: ['published', 'changes_requested', 'suspended', 'archived'],
  published: ['changes_requested', 'suspended', 'archived'],
  changes_requested: ['published', 'suspended', 'archived'],
  suspended: ['published', 'archived'],
  archived: ['published'],
}

export function canChangeProfileStatus(from: ProfileStatus, to: ProfileStatus): boolean {
  return NEXT[from].includes(to)
}

interface Reviewed {
  readonly status: ProfileStatus
  readonly publishedVersion?: number | undefined
}

/**
 * Returns the state that a review leads to, or undefined when no arrow leads there. A review may confirm the present state.
 * Rejecting a change leaves the published version up: only a profile without one is suspended.
 */
export function statusAfterReview(profile: Reviewed, decision: ReviewDecision): ProfileStatus | undefined {
  const from = profile.status
  const to = afterReview(profile, decision)
  return from === to || canChangeProfileStatus(from, to) ? to : undefined
}

function afterReview({ publishedVersion }: Reviewed, decision: ReviewDecision): ProfileStatus {
  switch (decision) {
    case 'approve':
      return 'published'
    case 'requestChanges':
      return 'changes_requested'
    case 'reject':
      return publishedVersion === undefined ? 'suspended' : 'published'
  }
}

interface Standing {
  readonly status: ProfileStatus
  readonly takenDownByDirector?: true | undefined
}

/** Whether somebody is down by a director's decision, which nobody but directors changes, whatever became of the profile since. */
export function isTakenDownByDirector({ status, takenDownByDirector }: Standing): boolean {
  // Only directors archive.
  return status === 'archived' || (status === 'suspended' && takenDownByDirector === true)
}

/** What directors do with people beside reviews. */
export const PROFILE_ACTS = ['suspend', 'archive', 'republish'] as const
export type ProfileAct = (typeof PROFILE_ACTS)[number]

/** The state that each act leads to. */
export const AFTER_ACT = {
  suspend: 'suspended',
  archive: 'archived',
  republish: 'published',
} as const satisfies Readonly<Record<ProfileAct, ProfileStatus>>

/**
 * Whether an act changes anything: up again goes only who is down, for anybody else there is the review; whom an agent
 * rejected, a director may suspend.
 */
export function canAct(from: Standing, act: ProfileAct): boolean {
  const { status } = from
  if (act === 'republish') return status === 'suspended' || status === 'archived'
  if (act === 'suspend' && status === 'suspended') return !isTakenDownByDirector(from)
  return canChangeProfileStatus(status, AFTER_ACT[act])
}

export const PROFILE_STATUS_LABELS: Readonly<Record<ProfileStatus, string>> = {
  pending: 'Em validação',
  published: 'Publicado',
  changes_requested: 'Ajustes pedidos',
  suspended: 'Suspenso',
  archived: 'Arquivado',
}
