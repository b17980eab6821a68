import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { Firestore, Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/** Writes what an artist did with an application into the feed, once for each role. */
export function writeFeed(
  transaction: Transaction,
  db: Firestore,
  item: FeedItem & { readonly castingId: string },
  roleId: string,
): void {
  transaction.set(paths.feed(db, `${item.kind}_${item.castingId}_${item.subject}_${roleId}`), item)
}
