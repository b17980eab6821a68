import {
  type CriteriaSet,
  criteriaSetSchema,
  type CriteriaVersion,
  criteriaVersionSchema,
} from '@ribalta/domain/schemas/rhea/criteria'
import { queryOptions } from '@tanstack/react-query'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'

/** A set of criteria with its id. */
export interface CriteriaEntry extends CriteriaSet {
  readonly id: string
}

/** The rules allow no longer list; a team that keeps more archives some. */
const MOST = 50

/** Whatever is read of sets; whoever saves or archives one has it read anew. */
export const criteriaReads = { queryKey: ['rheaCriteria'] } as const

async function readSets(isArchived: boolean): Promise<CriteriaEntry[]> {
  const { docs } = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), 'rheaCriteria'),
      where('isArchived', '==', isArchived),
      orderBy('updatedAt', 'desc'),
      limit(MOST),
    ),
  )
  return docs.flatMap((stored) => {
    const parsed = criteriaSetSchema.safeParse(stored.data())
    if (parsed.success) return [{ ...parsed.data, id: stored.id }]
    logError('A set of criteria could not be read', parsed.error)
    return []
  })
}

/** The sets that are offered, or the archived ones, what was saved last first; for staff. */
export function criteriaSetsQuery(isArchived: boolean) {
  return queryOptions({
    queryKey: [...criteriaReads.queryKey, isArchived],
    queryFn: () => readSets(isArchived),
  })
}

async function readSet(id: string): Promise<CriteriaEntry | null> {
  const stored = await getDocFromServer(doc(await firebaseFirestore(), `rheaCriteria/${id}`))
  return stored.exists() ? { ...criteriaSetSchema.parse(stored.data()), id } : null
}

/** One set at its newest version, null where there is none; for staff. Read anew each time, so that the writing begins from what there is. */
export function criteriaSetQuery(id: string) {
  return queryOptions({
    queryKey: [...criteriaReads.queryKey, 'one', id],
    queryFn: () => readSet(id),
    staleTime: 0,
  })
}

async function readVersions(id: string): Promise<CriteriaVersion[]> {
  const { docs } = await getDocsFromServer(
    query(
      collection(await firebaseFirestore(), `rheaCriteria/${id}/versions`),
      orderBy('version', 'desc'),
      limit(MOST),
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
