import { type Instant, instantToDate } from '@ribalta/domain/instant'
import type { Candidate } from '@ribalta/domain/schemas/castings/candidate'
import type { FeedEntry } from '../../data/feed/entries.ts'
import type { PagedList } from '../../lib/lists/pagedList.ts'
import { candidateStepWords, historyWords } from './historyWords.ts'

/** Something that happened around somebody. */
export interface HistoryLine {
  readonly key: string
  readonly at: Instant
  readonly words: string
  /** What it happened in. */
  readonly casting?: Pick<Candidate, 'castingId' | 'castingTitle' | 'roleTitle'>
}

const timeOf = (at: Instant): number => instantToDate(at).getTime()

function stepsOf(candidate: Candidate): HistoryLine[] {
  const { castingId, roleId, history } = candidate
  return history.map(({ status, at, by }, place) => ({
    key: `${castingId} ${roleId} ${String(place)}`,
    at,
    words: candidateStepWords(status, { by, isFirst: place === 0 }),
    casting: candidate,
  }))
}

/** Until when a list knows all that happened: nothing of before the last of a page, as long as another one follows. */
function knownSince<T>({ items, hasMore }: PagedList<T>, moment: (item: T) => Instant): number {
  if (!hasMore) return -Infinity
  const last = items.at(-1)
  return last === undefined ? Infinity : timeOf(moment(last))
}

/**
 * All that happened around somebody, the newest first: what the feed has of them, and each step on the boards of castings as these
 * say it themselves. As far back as every list has been read, so that nothing comes in between later;
 * reading on reads that list which ends the soonest.
 */
export function historyLines(
  feed: PagedList<FeedEntry>,
  candidates: PagedList<Candidate>,
): PagedList<HistoryLine> {
  const lists = [
    { list: feed, since: knownSince(feed, ({ at }) => at) },
    { list: candidates, since: knownSince(candidates, ({ updatedAt }) => updatedAt) },
  ]
  const since = Math.max(...lists.map((each) => each.since))
  // At the same moment what somebody did comes after their registration, and so before it here.
  const items = [
    ...candidates.items.flatMap(stepsOf),
    ...feed.items.flatMap((item): HistoryLine[] => {
      const words = historyWords(item)
      return words === undefined ? [] : [{ key: item.id, at: item.at, words }]
    }),
  ]
    .filter(({ at }) => timeOf(at) >= since)
    .toSorted((one, other) => timeOf(other.at) - timeOf(one.at))
  const both = [feed, candidates]
  const failed = both.filter(({ status }) => status === 'failed')
  return {
    items,
    status:
      failed.length > 0 ? 'failed' : both.some(({ status }) => status === 'loading') ? 'loading' : 'idle',
    hasStarted: both.every(({ hasStarted }) => hasStarted),
    hasMore: both.some(({ hasMore }) => hasMore),
    lastFound: items.length,
    more: () => {
      if (failed.length > 0) for (const list of failed) list.more()
      else for (const { list } of lists.filter((each) => each.since === since)) list.more()
    },
  }
}
