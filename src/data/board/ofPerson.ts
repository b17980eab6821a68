import { candidateSchema, type Candidate } from '@ribalta/domain/schemas/castings/candidate'
import {
  collectionGroup,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { logError } from '../../lib/log.ts'
import { pagedQuery } from '../pagedQuery.ts'

/** On the page of one person, beside much else. */
const PAGE = 8

/** One that cannot be read must not hide the others. */
function toCandidates({ docs }: QuerySnapshot): Candidate[] {
  return docs.flatMap((document) => {
    const parsed = candidateSchema.safeParse(document.data())
    if (parsed.success) return [parsed.data]
    logError('A candidate could not be read', parsed.error)
    return []
  })
}

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
  return { items: toCandidates(found), next: found.size === PAGE ? found.docs.at(-1) : undefined }
}

/** What somebody is a candidate for, what changed last first; for staff. */
export function candidatesOfQuery(uid: string) {
  return pagedQuery(['board', 'of', uid], (after: QueryDocumentSnapshot | undefined) =>
    readCandidatesOf(uid, after),
  )
}
