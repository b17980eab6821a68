import { encodeValue } from '../rest/encoder.ts'
import { runStaffQuery } from '../rest/staffQuery.ts'
import { CARD_FIELDS, type RosterCard, toCard } from './roster.ts'

/** As many as Firestore takes alternatives. */
const PORTION = 30

/**
 * The cards of these people, in no order; whoever is not in the roster any more has none. Rejects with `RestError`, or
 * with `fetch`'s own error offline.
 */
export async function readPeople(uids: readonly string[]): Promise<ReadonlyMap<string, RosterCard>> {
  const portions = Array.from({ length: Math.ceil(uids.length / PORTION) }, (_, index) =>
    uids.slice(index * PORTION, (index + 1) * PORTION),
  )
  const found = await Promise.all(portions.map(readPortion))
  return new Map(found.flat().map((card) => [card.uid, card]))
}

async function readPortion(uids: readonly string[]): Promise<RosterCard[]> {
  const documents = await runStaffQuery({
    from: [{ collectionId: 'roster' }],
    where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'IN', value: encodeValue(uids) } },
    select: { fields: CARD_FIELDS },
    // Whoever confirms the look while the mirror moves is one document all the time.
    limit: PORTION,
  })
  return documents.flatMap(toCard)
}
