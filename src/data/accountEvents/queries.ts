import { accountEventSchema, type AccountEvent } from '@ribalta/domain/schemas/account/accountEvent'
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

const PAGE_SIZE = 20

type StoredEvent = AccountEvent & { readonly id: string }

async function readAccountEvents(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<StoredEvent, QueryDocumentSnapshot>> {
  const events = collection(await firebaseFirestore(), `profiles/${uid}/accountEvents`)
  const cursor = after === undefined ? [] : [startAfter(after)]
  const { docs } = await getDocsFromServer(query(events, orderBy('at', 'desc'), ...cursor, limit(PAGE_SIZE)))
  return {
    items: docs.flatMap((snapshot) => {
      const parsed = accountEventSchema.safeParse(snapshot.data())
      return parsed.success ? [{ ...parsed.data, id: snapshot.id }] : []
    }),
    next: docs.length === PAGE_SIZE ? docs.at(-1) : undefined,
  }
}

/** What happened to a person's own account, newest first. */
export function accountEventsQuery(uid: string) {
  return pagedQuery(
    ['accountEvents', uid],
    (after: QueryDocumentSnapshot | undefined) => readAccountEvents(uid, after),
    { enabled: uid !== '' },
  )
}
