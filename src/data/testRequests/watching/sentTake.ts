import { takePath } from '@ribalta/domain/screenTests/screenTest'
import type { TestEntry } from '../requests.ts'
import type { TakeEntry } from '../takes.ts'

/** A take as it is watched. */
export interface SentTake extends TakeEntry {
  /** Its place, from 1. */
  readonly number: number
  /** In the bucket. */
  readonly path: string
}

/** The takes of a test in their order. */
export function inOrder({ id }: Pick<TestEntry, 'id'>, takes: readonly TakeEntry[]): SentTake[] {
  return takes
    .toSorted((one, other) => one.begunAt.seconds - other.begunAt.seconds)
    .map((take, place) => ({ ...take, number: place + 1, path: takePath(take.artistId, id, take.id) }))
}

/** Which one is looked at first: of what was sent last, the first one. */
export function firstSeen(takes: readonly SentTake[]): SentTake | undefined {
  const sentAt = ({ sentAt: at }: SentTake): number => at?.seconds ?? 0
  const latest = Math.max(...takes.map(sentAt))
  return takes.find((take) => sentAt(take) === latest)
}

export function takeName({ number }: Pick<SentTake, 'number'>): string {
  return `Take ${String(number)}`
}
