import { type FeedItem, feedSchema } from '@ribalta/domain/schemas/feed'
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'
import type { Page } from '../../lib/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

const PAGE = 8

export interface FeedEntry extends FeedItem {
  readonly id: string
}

async function readHistory(
  uid: string,
  after: FeedItem['at'] | undefined,
): Promise<Page<FeedEntry, FeedItem['at']>> {
  const found = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), 'feed'),
      where('subject', '==', uid),
      orderBy('at', 'desc'),
      ...(after === undefined ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds))]),
      limit(PAGE),
    ),
  )
  const items = found.docs.flatMap((stored) => {
    const read = feedSchema.safeParse(stored.data())
    if (read.success) return [{ ...read.data, id: stored.id }]
    logWarning('A line of the feed was left out', read.error)
    return []
  })
  return { items, next: found.size < PAGE ? undefined : items.at(-1)?.at }
}

/** What happened around somebody, the newest first; for staff. */
export function historyQuery(uid: string) {
  return pagedQuery(['feed', uid], (after: FeedItem['at'] | undefined) => readHistory(uid, after))
}
