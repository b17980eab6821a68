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
import type * as z from 'zod/mini'
import { firebaseFirestore } from '../firebase/firestore.ts'
import { logError } from '../lib/log.ts'

/** The rules allow no longer list; a team that keeps more archives some. */
export const MOST_LISTED = 50

/**
 * The reads of a collection of the team's whose documents are offered or archived. `reads` is whatever is read of it: whoever saves or
 * archives one has that read anew.
 */
export function archivableQueries<T extends object>(name: string, schema: z.ZodMiniType<T>) {
  const reads = { queryKey: [name] } as const

  async function readList(isArchived: boolean): Promise<(T & { readonly id: string })[]> {
    const { docs } = await getDocsFromServer(
      query(
        collection(await firebaseFirestore(), name),
        where('isArchived', '==', isArchived),
        orderBy('updatedAt', 'desc'),
        limit(MOST_LISTED),
      ),
    )
    return docs.flatMap((stored) => {
      const parsed = schema.safeParse(stored.data())
      if (parsed.success) return [{ ...parsed.data, id: stored.id }]
      logError(`A document of ${name} could not be read`, parsed.error)
      return []
    })
  }

  async function readOne(id: string): Promise<(T & { readonly id: string }) | null> {
    const stored = await getDocFromServer(doc(await firebaseFirestore(), `${name}/${id}`))
    return stored.exists() ? { ...schema.parse(stored.data()), id } : null
  }

  return {
    reads,
    /** Those that are offered, or the archived ones, what was saved last first. */
    listQuery: (isArchived: boolean) =>
      queryOptions({
        queryKey: [...reads.queryKey, isArchived],
        queryFn: () => readList(isArchived),
      }),
    /** One as it is, null where there is none. Read anew each time, so that the writing begins from what there is. */
    oneQuery: (id: string) =>
      queryOptions({
        queryKey: [...reads.queryKey, 'one', id],
        queryFn: () => readOne(id),
        staleTime: 0,
      }),
  }
}
