import type { CastingVisibility } from '@ribalta/domain/castings/casting'
import type { ProfileStatus } from '@ribalta/domain/people/profileStatus'
import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { errorCode } from '../../lib/errorCode.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { decodeCasting } from './castings.ts'
import { type CastingWithRoles, readRoles } from './offAir.ts'

/** Each with its roles. */
const PAGE_SIZE = 8

async function readOpenPage(
  visibilities: readonly CastingVisibility[],
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<CastingWithRoles, QueryDocumentSnapshot>> {
  const firestore = await firebaseFirestore()
  const { docs } = await getDocsFromServer(
    query(
      collection(firestore, 'castings'),
      where('status', '==', 'open'),
      where('visibility', 'in', visibilities),
      where('applyUntil', '>', new Date()),
      orderBy('applyUntil'),
      ...(after === undefined ? [] : [startAfter(after)]),
      limit(PAGE_SIZE),
    ),
  )
  const items = await Promise.all(
    docs.map(async (stored) => {
      const casting = decodeCasting(stored.id, stored.data())
      if (casting === undefined) return []
      try {
        return [{ casting, roles: await readRoles(firestore, stored.id) }]
      } catch (error) {
        // Closed since the list was read.
        if (errorCode(error) === 'permission-denied') return []
        throw error
      }
    }),
  )
  return { items: items.flat(), next: docs.length === PAGE_SIZE ? docs.at(-1) : undefined }
}

/**
 * The castings that take applications and that an artist may find, with their roles, those that close first before the others;
 * who is published finds those of the roster, too.
 */
export function openCastingsQuery(status: ProfileStatus) {
  const visibilities: CastingVisibility[] = status === 'published' ? ['public', 'roster'] : ['public']
  return pagedQuery(
    ['castings', 'open', ...visibilities],
    (after: QueryDocumentSnapshot | undefined) => readOpenPage(visibilities, after),
    { staleTime: 0 },
  )
}
