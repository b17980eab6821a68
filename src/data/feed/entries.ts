import { type FeedItem, feedSchema } from '@ribalta/domain/schemas/feed/feed'
import { collection, orderBy, query, type QueryConstraint, type QuerySnapshot } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'

export interface FeedEntry extends FeedItem {
  readonly id: string
}

/** One that cannot be read must not hide the others. */
export function toEntries({ docs }: QuerySnapshot): FeedEntry[] {
  return docs.flatMap((stored) => {
    const read = feedSchema.safeParse(stored.data())
    if (read.success) return [{ ...read.data, id: stored.id }]
    logWarning('A line of the feed was left out', read.error)
    return []
  })
}

/** What happened, the newest first. */
export async function newestFirst(...constraints: readonly QueryConstraint[]) {
  return query(collection(await firebaseFirestore(), 'feed'), orderBy('at', 'desc'), ...constraints)
}
