import { collectionGroup, orderBy, query, type QueryDocumentSnapshot, where } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { snapshotPage } from '../snapshotPage.ts'
import { type Candidate, toCandidates } from './candidates.ts'

/** On the page of one person, beside much else. */
const PAGE = 8

async function readCandidatesOf(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<Candidate, QueryDocumentSnapshot>> {
  const ordered = query(
    collectionGroup(await firebaseFirestore(), 'board'),
    where('artistId', '==', uid),
    orderBy('updatedAt', 'desc'),
  )
  return snapshotPage(ordered, { after, size: PAGE }, ({ docs }) => toCandidates(docs))
}

/** What is read of boards by hand; whoever moves somebody or puts them in has it read anew. */
export const boardReads = { queryKey: ['board'] } as const

/** What somebody is a candidate for, what changed last first; for staff. */
export function candidatesOfQuery(uid: string) {
  return pagedQuery([...boardReads.queryKey, 'of', uid], (after: QueryDocumentSnapshot | undefined) =>
    readCandidatesOf(uid, after),
  )
}
