import type { Instant } from '@ribalta/domain/instant'
import { type FeedItem, feedSchema } from '@ribalta/domain/schemas/feed/feed'
import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

/** On the page of one person, beside much else. */
const PAGE_OF_ONE = 8
/** Each line may need a person and a casting to be told. */
const PAGE = 25

export interface FeedEntry extends FeedItem {
  readonly id: string
}

export type FeedKinds = readonly FeedItem['kind'][] | undefined

/** The line after which a page begins. */
export interface FeedCursor {
  readonly id: string
  readonly at: Instant
}

/** One that cannot be read must not hide the others. */
function toEntries({ docs }: QuerySnapshot): FeedEntry[] {
  return docs.flatMap((stored) => {
    const read = feedSchema.safeParse(stored.data())
    if (read.success) return [{ ...read.data, id: stored.id }]
    logWarning('A line of the feed was left out', read.error)
    return []
  })
}

async function newestFirst(...constraints: readonly QueryConstraint[]) {
  return query(collection(await firebaseFirestore(), 'feed'), orderBy('at', 'desc'), ...constraints)
}

async function readHistory(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<FeedEntry, QueryDocumentSnapshot>> {
  const found = await getDocsFromServer(
    await newestFirst(
      where('subject', '==', uid),
      ...(after === undefined ? [] : [startAfter(after)]),
      limit(PAGE_OF_ONE),
    ),
  )
  return { items: toEntries(found), next: found.size < PAGE_OF_ONE ? undefined : found.docs.at(-1) }
}

/** What happened around somebody, the newest first; for staff. */
export function historyQuery(uid: string) {
  return pagedQuery(['feed', uid], (after: QueryDocumentSnapshot | undefined) => readHistory(uid, after))
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
    (found) => {
      onValue(toPage(found))
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

/** Tells whenever something happens the newest lines: a few, since what began earlier may be written later. Resolves to how to stop. */
export async function watchNews(
  onNews: (newest: readonly FeedEntry[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    await newestFirst(limit(3)),
    (found) => {
      onNews(toEntries(found))
    },
    onError,
  )
}
