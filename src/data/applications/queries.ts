import type { Instant } from '@ribalta/domain/instant'
import type { Application } from '@ribalta/domain/schemas/castings/application'
import {
  getDocsFromServer,
  limit,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  startAt,
  Timestamp,
} from 'firebase/firestore'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { newestOf, toApplications } from './applications.ts'

const PAGE_SIZE = 20

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
