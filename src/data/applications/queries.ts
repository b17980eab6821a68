import type { Application } from '@ribalta/domain/schemas/application'
import {
  collection,
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
