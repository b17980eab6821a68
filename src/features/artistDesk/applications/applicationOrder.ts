import { UNANSWERED_STATUSES } from '@ribalta/domain/castings/applicationStatus'
import type { Application } from '../../../data/applications/applications.ts'

export function keyOf({ castingId, roleId }: Pick<Application, 'castingId' | 'roleId'>): string {
  return `${castingId} ${roleId}`
}

/**
 * Each application once, as the first list that has it says: those under way before those that ended, and of each kind the
 * newest first.
 */
export function inOrder(...lists: readonly (readonly Application[])[]): Application[] {
  const all = new Map<string, Application>()
  for (const application of lists.flat()) {
    const key = keyOf(application)
    if (!all.has(key)) all.set(key, application)
  }
  const hasEnded = ({ status }: Application): number => Number(!UNANSWERED_STATUSES.includes(status))
  return [...all.values()].toSorted(
    (a, b) =>
      hasEnded(a) - hasEnded(b) ||
      b.createdAt.seconds - a.createdAt.seconds ||
      b.createdAt.nanoseconds - a.createdAt.nanoseconds,
  )
}
