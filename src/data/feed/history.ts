import { getDocsFromServer, limit, type QueryDocumentSnapshot, startAfter, where } from 'firebase/firestore'
import { queryOptions } from '@tanstack/react-query'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { type FeedEntry, newestFirst, toEntries } from './entries.ts'

/** On the page of one person, beside much else. */
const PAGE = 8

async function readHistory(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<FeedEntry, QueryDocumentSnapshot>> {
  const found = await getDocsFromServer(
    await newestFirst(
      where('subject', '==', uid),
      ...(after === undefined ? [] : [startAfter(after)]),
      limit(PAGE),
    ),
  )
  return { items: toEntries(found), next: found.size < PAGE ? undefined : found.docs.at(-1) }
}

/** What changes a record, or what is decided about it. */
const CHANGES: readonly FeedEntry['kind'][] = [
  'profileChange',
  'validated',
  'changesRequested',
  'suspended',
  'archived',
  'republished',
]

/** Who changed an artist's record last, or decided about it, as it stands in `state`; null when that was long ago. For staff. */
export function latestChangeQuery(uid: string, state: string) {
  return queryOptions({
    queryKey: ['feed', uid, 'latestChange', state],
    queryFn: async () => {
      const { items } = await readHistory(uid, undefined)
      return items.find(({ kind }) => CHANGES.includes(kind)) ?? null
    },
    staleTime: Infinity,
  })
}

/** What happened around somebody, the newest first; for staff. */
export function historyQuery(uid: string) {
  return pagedQuery(['feed', uid], (after: QueryDocumentSnapshot | undefined) => readHistory(uid, after))
}
