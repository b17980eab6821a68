import { MAX_WORKS, workId } from '@ribalta/domain/people/work'
import { type Work, workSchema } from '@ribalta/domain/schemas/people/work'
import {
  collection,
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  runTransaction,
  serverTimestamp,
  startAfter,
  type Transaction,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { isSameValue } from '../../lib/forms/sameValue.ts'
import { logWarning } from '../../lib/log.ts'
import { inOrder, type Placed, renumbered } from './workOrder.ts'

/** What an artist says of a work. */
export type WorkFields = Omit<Work, 'artistId' | 'order' | 'updatedAt'>

export interface OwnWork extends WorkFields, Placed {}

/** The artist has as many works as there may be. */
export class FullCreditsError extends Error {}
/** The work was deleted meanwhile. */
export class GoneWorkError extends Error {}

/** As many as the rules give at once. */
const PAGE = 50

function refOf(db: Firestore, id: string): DocumentReference {
  return doc(db, 'works', id)
}

function toOwnWork(stored: QueryDocumentSnapshot): OwnWork[] {
  const read = workSchema.safeParse(stored.data())
  if (!read.success) {
    logWarning('A work was left out', read.error)
    return []
  }
  const { artistId: _whose, updatedAt: _when, ...work } = read.data
  return [{ ...work, id: stored.id }]
}

/** All works of an artist in their order, for themselves. By their documents, so that two of the same number are both there. */
export async function readOwnWorks(artistId: string): Promise<OwnWork[]> {
  const works = query(
    collection(await firebaseFirestore(), 'works'),
    where('artistId', '==', artistId),
    orderBy('order'),
    limit(PAGE),
  )
  const found: QueryDocumentSnapshot[] = []
  for (;;) {
    const last = found.at(-1)
    const { docs } = await getDocsFromServer(last === undefined ? works : query(works, startAfter(last)))
    found.push(...docs)
    if (docs.length < PAGE || found.length >= MAX_WORKS) return found.flatMap(toOwnWork)
  }
}

/** A work's own fields alone, as they are stored. */
function fieldsOf({ title, year, kind, role, production, links, mediaIds, visibility }: WorkFields) {
  const optional = {
    ...(role === undefined ? {} : { role }),
    ...(production === undefined ? {} : { production }),
  }
  return { title, year, kind, links, mediaIds, visibility, ...optional }
}

function saysSame(stored: DocumentSnapshot, fields: WorkFields): boolean {
  const read = workSchema.safeParse(stored.data())
  return read.success && isSameValue(fieldsOf(read.data), fieldsOf(fields))
}

/** The first place where nothing stands; undefined where the work itself stands already. */
async function freePlace(
  transaction: Transaction,
  places: readonly DocumentReference[],
  fields: WorkFields,
): Promise<DocumentReference | undefined> {
  for (const place of places) {
    const stored = await transaction.get(place)
    if (!stored.exists()) return place
    // An attempt whose answer was lost has written it.
    if (saysSame(stored, fields)) return undefined
  }
  throw new FullCreditsError()
}

/** Writes what must be for works to stand as given; answers it. */
function writeOrder(
  transaction: Transaction,
  db: Firestore,
  works: readonly Placed[],
): ReadonlyMap<string, number> {
  const orders = renumbered(works)
  for (const [id, order] of orders) transaction.update(refOf(db, id), { order, updatedAt: serverTimestamp() })
  return orders
}

// Each of these is one transaction, also where nothing is read: without a connection it is refused, while a batch would wait for one and
// be sent when nobody thinks of it any more.

/**
 * Adds a work before the first one that is to stand behind it, at a place that nothing takes, not in another tab either. Rejects with
 * {@link FullCreditsError} where there is none.
 */
export async function addWork(
  artistId: string,
  fields: WorkFields,
  isBehind: (other: OwnWork) => boolean = ({ year }) => year < fields.year,
): Promise<void> {
  const db = await firebaseFirestore()
  const works = await readOwnWorks(artistId)
  const taken = new Set(works.map(({ id }) => id))
  const places = Array.from({ length: MAX_WORKS }, (_, place) => workId(artistId, place))
    .filter((id) => !taken.has(id))
    .map((id) => refOf(db, id))
  const behind = works.findIndex(isBehind)
  const order = behind === -1 ? works.length : behind
  await runTransaction(db, async (transaction) => {
    const place = await freePlace(transaction, places, fields)
    if (place === undefined) return
    writeOrder(transaction, db, works.toSpliced(order, 0, { ...fields, id: place.id, order }))
    transaction.set(place, { ...fieldsOf(fields), artistId, order, updatedAt: serverTimestamp() })
  })
}

/** Changes what is said of a work, and not where it stands. Rejects with {@link GoneWorkError} where there is none any more. */
export async function changeWork(artistId: string, id: string, fields: WorkFields): Promise<void> {
  const db = await firebaseFirestore()
  await runTransaction(db, async (transaction) => {
    const stored = await transaction.get(refOf(db, id))
    if (!stored.exists()) throw new GoneWorkError()
    const order = stored.get('order') as unknown
    transaction.set(stored.ref, { ...fieldsOf(fields), artistId, order, updatedAt: serverTimestamp() })
  })
}

/** Deletes a work, perhaps one that was deleted meanwhile. */
export async function deleteWork(id: string): Promise<void> {
  const db = await firebaseFirestore()
  await runTransaction(db, async (transaction) => {
    const stored = await transaction.get(refOf(db, id))
    if (stored.exists()) transaction.delete(stored.ref)
  })
}

/** Puts an artist's works, as they stand now, in the order of their ids; answers the new numbers of those that got one. */
export async function orderWorks(
  works: readonly Placed[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const db = await firebaseFirestore()
  return runTransaction(db, (transaction) =>
    Promise.resolve(writeOrder(transaction, db, inOrder(works, ids))),
  )
}
