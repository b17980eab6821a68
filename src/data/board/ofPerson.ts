import {
  collectionGroup,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { type Candidate, toCandidates } from './candidates.ts'

/** On the page of one person, beside much else. */
const PAGE = 8

async function readCandidatesOf(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<Candidate, QueryDocumentSnapshot>> {
  const from = after === undefined ? [] : [startAfter(after)]
  const found = await getDocsFromServer(
    query(
      collectionGroup(await firebaseFirestore(), 'board'),
      where('artistId', '==', uid),
      orderBy('updatedAt', 'desc'),
      ...from,
      limit(PAGE),
    ),
  )
  return { items: toCandidates(found.docs), next: found.size === PAGE ? found.docs.at(-1) : undefined }
}

/** What is read of boards by hand; whoever moves somebody or puts them in has it read anew. */
export const boardReads = { queryKey: ['board'] } as const

/** What somebody is a candidate for, what changed last first; for staff. */
export function candidatesOfQuery(uid: string) {
  return pagedQuery([...boardReads.queryKey, 'of', uid], (after: QueryDocumentSnapshot | undefined) =>
    readCandidatesOf(uid, after),
  )
}
