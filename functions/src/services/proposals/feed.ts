import type { FeedItem } from '@ribalta/domain/schemas/feed/feed'
import type { DocumentReference, Firestore } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/** A transaction or a batch. */
interface Writer {
  set: (ref: DocumentReference, data: FeedItem) => unknown
}

/** Writes what a client did into the feed, of each reviewer once of each kind: the last time counts. */
export function feedProposal(
  writer: Writer,
  db: Firestore,
  item: FeedItem & { readonly proposalId: string },
  reviewerId: string,
): void {
  writer.set(paths.feed(db, `${item.kind}_${item.proposalId}_${reviewerId}`), item)
}
