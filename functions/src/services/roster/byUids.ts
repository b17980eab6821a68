import type { DocumentSnapshot, Firestore } from '../../admin/backend.ts'

/** Alternatives in one `in`. */
const ASKED_AT_ONCE = 30

/** The roster's documents of these people, in no order, with some fields; whoever is not in the roster any more has none. */
export async function readByUids(
  db: Firestore,
  uids: readonly string[],
  fields: readonly string[],
): Promise<DocumentSnapshot[]> {
  const portions = Array.from({ length: Math.ceil(uids.length / ASKED_AT_ONCE) }, (_, index) =>
    uids.slice(index * ASKED_AT_ONCE, (index + 1) * ASKED_AT_ONCE),
  )
  const pages = await Promise.all(
    portions.map((portion) =>
      db
        .collection('roster')
        .where('uid', 'in', portion)
        .select(...fields)
        .get(),
    ),
  )
  return pages.flatMap(({ docs }) => docs)
}
