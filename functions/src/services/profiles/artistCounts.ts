import { countChanges } from '@ribalta/domain/people/artistCounts'
import { type Artist, artistSchema } from '@ribalta/domain/schemas/people/artist'
import { type DocumentSnapshot, FieldValue, type Firestore, type Transaction } from '../../admin/backend.ts'
import { paths } from '../shared/paths.ts'

/**
 * Keeps the counts beside the filters of the public list (docs/decisions/0019-filter-counts.md), in the transaction that changes, puts up or
 * takes down a public page, after its last read. `before` is the page as it was.
 */
export function writeArtistCounts(
  transaction: Transaction,
  db: Firestore,
  before: DocumentSnapshot | undefined,
  after: Artist | undefined,
): void {
  const changes = countChanges(before?.exists === true ? artistSchema.parse(before.data()) : undefined, after)
  for (const [id, counts] of changes) {
    const increments = [...counts].map(([option, by]) => [option, FieldValue.increment(by)] as const)
    transaction.set(paths.stats(db, id), { counts: Object.fromEntries(increments) }, { merge: true })
  }
}
