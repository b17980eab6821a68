import { instantToDate } from '@ribalta/domain/instant'
import { dayInSaoPaulo } from '@ribalta/domain/saoPauloTime'
import type { FeedEntry } from '../../data/feed/entries.ts'

/** Lines of one day that belong together, the newest first. */
export interface FeedGroup {
  readonly key: string
  /** `YYYY-MM-DD` in São Paulo. */
  readonly day: string
  readonly newest: FeedEntry
  readonly lines: readonly FeedEntry[]
}

/**
 * What a line belongs to: what happens with a test or a proposal to that, applications to their casting, everything else to whom it is about;
 * people who register, to nobody.
 */
function belongsTo({ kind, subject, castingId, testRequestId, proposalId, id }: FeedEntry): string {
  if (kind === 'registration') return id
  return `${kind} ${testRequestId ?? proposalId ?? castingId ?? subject ?? ''}`
}

/** What happened, by day and by what belongs together; each group stands where its newest line does. */
export function feedGroups(lines: readonly FeedEntry[]): readonly FeedGroup[] {
  const groups = Map.groupBy(
    lines.map((line) => ({ line, day: dayInSaoPaulo(instantToDate(line.at)) })),
    ({ line, day }) => `${day} ${belongsTo(line)}`,
  )
  return [...groups].flatMap(([key, found]) => {
    const [first] = found
    return first === undefined
      ? []
      : [{ key, day: first.day, newest: first.line, lines: found.map(({ line }) => line) }]
  })
}
