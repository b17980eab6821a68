import { queryOptions } from '@tanstack/react-query'
import { doc, getDocFromServer, type QueryDocumentSnapshot } from 'firebase/firestore'
import { boardOf } from './boardOf.ts'
import { type Candidate, candidateId, toCandidates } from './candidates.ts'
import { boardReads } from './ofPerson.ts'

async function readCandidatesAt(
  castingId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const board = await boardOf(castingId)
  const stored = await Promise.all(ids.map((id) => getDocFromServer(doc(board, id))))
  const there = stored.filter((each): each is QueryDocumentSnapshot => each.exists())
  return new Map(toCandidates(there).map((candidate) => [candidateId(candidate), candidate]))
}

/** Where these stand on a casting's board now, by their ids on it; whoever is not on it is missing; for staff. */
export function candidatesAtQuery(castingId: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...boardReads.queryKey, 'at', castingId, ids],
    queryFn: () => readCandidatesAt(castingId, ids),
    staleTime: 0,
    gcTime: 0,
  })
}
