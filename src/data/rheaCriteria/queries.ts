import {
  type CriteriaSet,
  criteriaSetSchema,
  type CriteriaVersion,
  criteriaVersionSchema,
} from '@ribalta/domain/schemas/rhea/criteria'
import { queryOptions } from '@tanstack/react-query'
import { collection, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { archivableQueries, MOST_LISTED } from '../archivable.ts'

/** A set of criteria with its id. */
export interface CriteriaEntry extends CriteriaSet {
  readonly id: string
}

/** Sets of criteria at their newest version, for staff. */
export const {
  reads: criteriaReads,
  listQuery: criteriaSetsQuery,
  oneQuery: criteriaSetQuery,
} = archivableQueries('rheaCriteria', criteriaSetSchema)

async function readVersions(id: string): Promise<CriteriaVersion[]> {
  const { docs } = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), `rheaCriteria/${id}/versions`),
      orderBy('version', 'desc'),
      limit(MOST_LISTED),
    ),
  )
  return docs.map((stored) => criteriaVersionSchema.parse(stored.data()))
}

/** What a set asked at each of its last versions, the newest first; for staff. */
export function criteriaVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...criteriaReads.queryKey, 'versions', id],
    queryFn: () => readVersions(id),
  })
}
