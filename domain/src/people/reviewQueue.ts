import type { Profile } from '../schemas/people/profile.ts'

export type ReviewKind = 'registration' | 'change'

export const REVIEW_KIND_LABELS: Readonly<Record<ReviewKind, string>> = {
  registration: 'Cadastro novo',
  change: 'Mudança',
}

/** Whether somebody waits to be published for the first time (or again), or only a change does. */
export function reviewKind({ publishedVersion }: Pick<Profile, 'publishedVersion'>): ReviewKind {
  return publishedVersion === undefined ? 'registration' : 'change'
}

interface Entry {
  readonly id: string
}

/**
 * The queue as shown: its live first page, then what was read after it once. An entry that has moved into the live page
 * is shown there; one that has been reviewed since is gone from both.
 */
export function joinQueue<T extends Entry>(
  live: readonly T[],
  later: readonly T[],
  reviewed: ReadonlySet<string>,
): T[] {
  const liveIds = new Set(live.map(({ id }) => id))
  return [...live, ...later.filter(({ id }) => !liveIds.has(id) && !reviewed.has(id))]
}

/** Who comes after an entry that is about to leave the queue: the next, else the first of the others. */
export function nextInQueue(queue: readonly Entry[], id: string): string | undefined {
  const place = queue.findIndex((entry) => entry.id === id)
  const others = queue.filter((entry) => entry.id !== id)
  return (place < 0 ? others[0] : (others[place] ?? others[0]))?.id
}
