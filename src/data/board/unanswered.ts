import { DECISIONS, WAITING_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import type { GroupAnswer } from '@ribalta/domain/schemas/castings/stateChange'
import { queryOptions } from '@tanstack/react-query'
import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore'
import { boardOf, countOf, MOST_LISTED } from './boardOf.ts'
import { type Candidate, toCandidates } from './candidates.ts'
import { boardReads } from './ofPerson.ts'

const PORTION = 250

/** Everybody who waits for a role, in the order in which they stand. */
export async function readWaiting(castingId: string, roleId: string): Promise<Candidate[]> {
  const waiting = query(
    await boardOf(castingId),
    where('roleId', '==', roleId),
    where('status', 'in', WAITING_STATUSES),
    orderBy('order'),
  )
  const found: Candidate[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const from = last === undefined ? [] : [startAfter(last)]
    const { docs } = await getDocsFromServer(query(waiting, ...from, limit(PORTION)))
    found.push(...toCandidates(docs))
    last = docs.length === PORTION ? docs.at(-1) : undefined
  } while (last !== undefined)
  return found
}

async function drafted(castingId: string) {
  return query(await boardOf(castingId), where('draft.to', 'in', DECISIONS))
}

/** How many answers of a casting are written and not sent. */
export async function countDrafts(castingId: string): Promise<number> {
  return countOf(await drafted(castingId))
}

/** Whose answers those are; read anew whenever somebody wants to see them, once what is under way has `settled`: half of it is no list. */
export function draftsQuery(castingId: string, settled: () => Promise<void>) {
  return queryOptions({
    queryKey: [...boardReads.queryKey, 'drafts', castingId],
    queryFn: async () => {
      await settled()
      const { docs } = await getDocsFromServer(query(await drafted(castingId), limit(MOST_LISTED)))
      return toCandidates(docs)
    },
    gcTime: 0,
  })
}

/** What is in the way of a casting's end. */
export interface Unanswered {
  /** Each column with somebody who waits, in their order, and how many. */
  readonly groups: readonly { readonly from: GroupAnswer['from']; readonly count: number }[]
  readonly drafts: number
}

/** Who of a casting waits for an answer, by column; read anew whenever somebody wants to close it. */
export function unansweredQuery(castingId: string) {
  return queryOptions({
    queryKey: [...boardReads.queryKey, 'unanswered', castingId],
    queryFn: async (): Promise<Unanswered> => {
      const board = await boardOf(castingId)
      const [drafts, ...groups] = await Promise.all([
        countDrafts(castingId),
        ...WAITING_STATUSES.map(async (from) => ({
          from,
          count: await countOf(query(board, where('status', '==', from))),
        })),
      ])
      return { groups: groups.filter(({ count }) => count > 0), drafts }
    },
    gcTime: 0,
    staleTime: 0,
  })
}
