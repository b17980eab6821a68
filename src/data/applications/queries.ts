import type { Application } from '@ribalta/domain/schemas/application'
import {
  collection,
  collectionGroup,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import type { Page } from '../../lib/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { toApplications } from './applications.ts'

const PAGE_SIZE = 20
/** On the page of one person, beside much else. */
const PAGE_OF_ONE = 8

async function readApplicationsPage(
  castingId: string,
  roleId: string,
  after: Application['createdAt'] | undefined,
): Promise<Page<Application, Application['createdAt']>> {
  const all = collection(await firebaseFirestore(), `castings/${castingId}/applications`)
  const from = after === undefined ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds))]
  const snapshot = await getDocsFromServer(
    query(all, where('roleId', '==', roleId), orderBy('createdAt'), ...from, limit(PAGE_SIZE)),
  )
  const applications = toApplications(snapshot)
  return {
    items: applications,
    next: snapshot.size === PAGE_SIZE ? applications.at(-1)?.createdAt : undefined,
  }
}

/** Who applied for a role, the first ones first; for staff. */
export function applicationsQuery(castingId: string, roleId: string) {
  return pagedQuery(
    ['applications', castingId, roleId],
    (after: Application['createdAt'] | undefined) => readApplicationsPage(castingId, roleId, after),
    { staleTime: 0 },
  )
}

async function readApplicationsOf(
  uid: string,
  after: Application['createdAt'] | undefined,
): Promise<Page<Application, Application['createdAt']>> {
  const from = after === undefined ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds))]
  const snapshot = await getDocsFromServer(
    query(
      collectionGroup(await firebaseFirestore(), 'applications'),
      where('artistId', '==', uid),
      orderBy('createdAt', 'desc'),
      ...from,
      limit(PAGE_OF_ONE),
    ),
  )
  const items = toApplications(snapshot)
  return { items, next: snapshot.size === PAGE_OF_ONE ? items.at(-1)?.createdAt : undefined }
}

/** What somebody applied for, the newest first; for staff. */
export function applicationsOfQuery(uid: string) {
  return pagedQuery(['applications', 'of', uid], (after: Application['createdAt'] | undefined) =>
    readApplicationsOf(uid, after),
  )
}
