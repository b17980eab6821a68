import type { Instant } from '@ribalta/domain/instant'
import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import {
  documentId,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { type FeedEntry, newestFirst, toEntries } from './entries.ts'

/** Each line may need a person and a casting to be told. */
const PAGE = 25

export type FeedKinds = readonly FeedItem['kind'][] | undefined

/** The line after which a page begins. */
export interface FeedCursor {
  readonly id: string
  readonly at: Instant
}

function pageOf(kinds: FeedKinds, after: FeedCursor | undefined) {
  return newestFirst(
    orderBy(documentId(), 'desc'),
    ...(kinds === undefined ? [] : [where('kind', 'in', kinds)]),
    ...(after === undefined
      ? []
      : [startAfter(new Timestamp(after.at.seconds, after.at.nanoseconds), after.id)]),
    limit(PAGE),
  )
}

function toPage(found: QuerySnapshot): Page<FeedEntry, FeedCursor> {
  const items = toEntries(found)
  const last = items.at(-1)
  return {
    items,
    next: found.size < PAGE || last === undefined ? undefined : { id: last.id, at: last.at },
  }
}

/** The newest of what happened, live. Resolves to how to stop. */
export async function watchFeed(
  kinds: FeedKinds,
  onValue: (page: Page<FeedEntry, FeedCursor>) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    await pageOf(kinds, undefined),
    { includeMetadataChanges: true },
    (found) => {
      // What the browser remembers of other queries is not yet this page.
      if (!found.metadata.fromCache) onValue(toPage(found))
    },
    onError,
  )
}

/** What happened before a line, a page at a time: read by hand, and forgotten on leaving. */
export function earlierFeedQuery(kinds: FeedKinds, after: FeedCursor | undefined) {
  return pagedQuery(
    ['feed', 'earlier', kinds, after?.id],
    async (cursor: FeedCursor | undefined) => toPage(await getDocsFromServer(await pageOf(kinds, cursor))),
    { after, enabled: false, gcTime: 0 },
  )
}
