/** Where a test stands among those that wait for an answer. */
export interface QueueSteps {
  /** From 1; undefined for one that does not wait. */
  readonly place: number | undefined
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
  /** Whether it waited when it was opened. */
  readonly isAnswered: boolean
}

/**
 * Who comes before and after a test. `seen` is the queue as it was when the test stood in it: one that was answered since goes on from
 * there. One that never did begins with the first.
 */
export function queueSteps(queue: readonly string[], id: string, seen: readonly string[]): QueueSteps {
  const total = queue.length
  const place = queue.indexOf(id)
  if (place >= 0)
    return { place: place + 1, total, previous: queue[place - 1], next: queue[place + 1], isAnswered: false }
  const before = seen.indexOf(id)
  const isWaiting = (each: string): boolean => queue.includes(each)
  const next =
    seen.slice(before + 1).find(isWaiting) ?? queue.find((each) => !seen.includes(each)) ?? queue[0]
  if (before < 0) return { place: undefined, total, previous: undefined, next: queue[0], isAnswered: false }
  return {
    place: undefined,
    total,
    previous: seen.slice(0, before).findLast(isWaiting),
    next,
    isAnswered: true,
  }
}
