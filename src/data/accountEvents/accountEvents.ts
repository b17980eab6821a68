import { accountEventSchema, type AccountEvent } from '@ribalta/domain/schemas/accountEvent'
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'

const PAGE_SIZE = 20

export interface AccountEventPage {
  events: readonly (AccountEvent & { id: string })[]
  /** Where the next page begins; undefined after the last. */
  next: QueryDocumentSnapshot | undefined
}

/** A page of what happened to a person's own account, newest first. */
export async function readAccountEvents(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<AccountEventPage> {
  const events = collection(await firebaseFirestore(), `profiles/${uid}/accountEvents`)
  const cursor = after === undefined ? [] : [startAfter(after)]
  const { docs } = await getDocs(query(events, orderBy('at', 'desc'), ...cursor, limit(PAGE_SIZE)))
  return {
    events: docs.flatMap((snapshot) => {
      const parsed = accountEventSchema.safeParse(snapshot.data())
      return parsed.success ? [{ ...parsed.data, id: snapshot.id }] : []
    }),
    next: docs.length === PAGE_SIZE ? docs.at(-1) : undefined,
  }
}
