import { type FeedItem, feedSchema } from '@ribalta/domain/schemas/feed/feed'
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

const PAGE = 8

export interface FeedEntry extends FeedItem {
  readonly id: string
}

async function readHistory(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<FeedEntry, QueryDocumentSnapshot>> {
  const found = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), 'feed'),
      where('subject', '==', uid),
      orderBy('at', 'desc'),
      ...(after === undefined ? [] : [startAfter(after)]),
      limit(PAGE),
    ),
  )
  const items = found.docs.flatMap((stored) => {
    const read = feedSchema.safeParse(stored.data())
    if (read.success) return [{ ...read.data, id: stored.id }]
    logWarning('A line of the feed was left out', read.error)
    return []
  })
  return { items, next: found.size < PAGE ? undefined : found.docs.at(-1) }
}

/** What happened around somebody, the newest first; for staff. */
export function historyQuery(uid: string) {
  return pagedQuery(['feed', uid], (after: QueryDocumentSnapshot | undefined) => readHistory(uid, after))
}
