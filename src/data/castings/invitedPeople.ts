import { type Invited, invitedSchema } from '@ribalta/domain/schemas/castings/casting'
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'

/** Each needs its person. */
const PAGE_SIZE = 20

/** Who was invited to castings; whoever invites has them read anew. */
export const invitedReads = { queryKey: ['castings', 'invitedTo'] } as const

async function readInvitedPage(
  castingId: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<Invited, QueryDocumentSnapshot>> {
  const all = collection(await firebaseFirestore(), `castings/${castingId}/invited`)
  const { docs } = await getDocsFromServer(
    query(all, orderBy('at', 'desc'), ...(after === undefined ? [] : [startAfter(after)]), limit(PAGE_SIZE)),
  )
  return {
    items: docs.map((invited) => invitedSchema.parse(invited.data())),
    next: docs.length === PAGE_SIZE ? docs.at(-1) : undefined,
  }
}

/** Whom the agency invited to a casting, the newest first. */
export function invitedPeopleQuery(castingId: string) {
  return pagedQuery([...invitedReads.queryKey, castingId], (after: QueryDocumentSnapshot | undefined) =>
    readInvitedPage(castingId, after),
  )
}
