import type { Instant } from '@ribalta/domain/instant'
import type { Application } from '@ribalta/domain/schemas/castings/application'
import {
  collection,
  collectionGroup,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { newestOf, toApplications } from './applications.ts'

/** Everything read of applications. */
export const applicationReads = { queryKey: ['applications'] } as const

const PAGE_SIZE = 20
/** On the page of one person, beside much else. */
const PAGE_OF_ONE = 8

async function readApplicationsPage(
  castingId: string,
  roleId: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<Application, QueryDocumentSnapshot>> {
  const all = collection(await firebaseFirestore(), `castings/${castingId}/applications`)
  const from = after === undefined ? [] : [startAfter(after)]
  const snapshot = await getDocsFromServer(
    query(all, where('roleId', '==', roleId), orderBy('createdAt'), ...from, limit(PAGE_SIZE)),
  )
  return {
    items: toApplications(snapshot),
    next: snapshot.size === PAGE_SIZE ? snapshot.docs.at(-1) : undefined,
  }
}

/** Who applied for a role, the first ones first; for staff. */
export function applicationsQuery(castingId: string, roleId: string) {
  return pagedQuery(
    ['applications', castingId, roleId],
    (after: QueryDocumentSnapshot | undefined) => readApplicationsPage(castingId, roleId, after),
    { staleTime: 0 },
  )
}

async function readApplicationsOf(
  uid: string,
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<Application, QueryDocumentSnapshot>> {
  const from = after === undefined ? [] : [startAfter(after)]
  const snapshot = await getDocsFromServer(
    query(
      collectionGroup(await firebaseFirestore(), 'applications'),
      where('artistId', '==', uid),
      orderBy('updatedAt', 'desc'),
      ...from,
      limit(PAGE_OF_ONE),
    ),
  )
  return {
    items: toApplications(snapshot),
    next: snapshot.size === PAGE_OF_ONE ? snapshot.docs.at(-1) : undefined,
  }
}

/** What somebody applied for, what moved last first; for staff. */
export function applicationsOfQuery(uid: string) {
  return pagedQuery(['applications', 'of', uid], (after: QueryDocumentSnapshot | undefined) =>
    readApplicationsOf(uid, after),
  )
}

/** An artist's own applications that were made at `since` or before, the newest first; none without it. */
export function olderApplicationsQuery(uid: string, since: Instant | undefined) {
  return pagedQuery(
    ['applications', 'own', uid, since],
    async (after: QueryDocumentSnapshot | undefined): Promise<Page<Application, QueryDocumentSnapshot>> => {
      const from =
        after !== undefined
          ? [startAfter(after)]
          : since === undefined
            ? []
            : [startAt(new Timestamp(since.seconds, since.nanoseconds))]
      const snapshot = await getDocsFromServer(query(await newestOf(uid), ...from, limit(PAGE_SIZE)))
      return {
        items: toApplications(snapshot),
        next: snapshot.size === PAGE_SIZE ? snapshot.docs.at(-1) : undefined,
      }
    },
    { enabled: since !== undefined },
  )
}
