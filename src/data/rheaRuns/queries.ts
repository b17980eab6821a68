import { type RheaRun, rheaRunSchema } from '@ribalta/domain/schemas/rhea/run'
import { instantToDate } from '@ribalta/domain/instant'
import { queryOptions } from '@tanstack/react-query'
import {
  collection,
  doc,
  type DocumentData,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logError } from '../../lib/log.ts'
import type { Chosen } from '../../lib/rhea/hits.ts'
import type { Page } from '../../lib/lists/pagedList.ts'
import { boardOf } from '../board/boardOf.ts'
import { toCandidates } from '../board/candidates.ts'
import { boardReads } from '../board/ofPerson.ts'
import { pagedQuery } from '../pagedQuery.ts'
import { snapshotPage } from '../snapshotPage.ts'

/** A ranking that was kept, with its id. */
export interface RunEntry extends RheaRun {
  readonly id: string
}

/** What is read of kept rankings; whoever keeps one has it read anew. */
export const runReads = { queryKey: ['rheaRuns'] } as const

const PAGE = 10
/** Of one casting; whoever chooses more people than that chose a crowd. */
const MOST_CHOSEN = 50

function toRun(stored: QueryDocumentSnapshot<DocumentData>): RunEntry[] {
  const parsed = rheaRunSchema.safeParse(stored.data())
  if (parsed.success) return [{ ...parsed.data, id: stored.id }]
  logError(`The ranking ${stored.id} could not be read`, parsed.error)
  return []
}

async function readRuns(
  after: QueryDocumentSnapshot | undefined,
): Promise<Page<RunEntry, QueryDocumentSnapshot>> {
  const ordered = query(collection(await firebaseFirestore(), 'rheaRuns'), orderBy('createdAt', 'desc'))
  return snapshotPage(ordered, { after, size: PAGE }, ({ docs }) => docs.flatMap(toRun))
}

async function readRun(id: string): Promise<RunEntry | null> {
  const stored = await getDocFromServer(doc(await firebaseFirestore(), `rheaRuns/${id}`))
  return stored.exists() ? { ...rheaRunSchema.parse(stored.data()), id } : null
}

async function readChosen(castingId: string): Promise<readonly Chosen[]> {
  const { docs } = await getDocsFromServer(
    query(await boardOf(castingId), where('status', '==', 'selected'), limit(MOST_CHOSEN)),
  )
  const chosen = new Map<string, Chosen>()
  for (const { artistId: uid, history } of toCandidates(docs)) {
    const at = history.findLast(({ status }) => status === 'selected')?.at
    // Whoever has two roles was chosen when they got the first.
    const before = chosen.get(uid)?.at
    if (at !== undefined && (before === undefined || instantToDate(at) < instantToDate(before)))
      chosen.set(uid, { uid, at })
  }
  return [...chosen.values()]
}

/** Kept rankings, the newest first; for directors. */
export const runsQuery = pagedQuery(
  [...runReads.queryKey, 'list'],
  (after: QueryDocumentSnapshot | undefined) => readRuns(after),
)

/** One of them, null where there is none. */
export function runQuery(id: string) {
  return queryOptions({ queryKey: [...runReads.queryKey, 'one', id], queryFn: () => readRun(id) })
}

/** Who is approved for a casting by now, each person once, and since when; for staff. Read anew each time, and once somebody was moved. */
export function chosenQuery(castingId: string) {
  return queryOptions({
    queryKey: [...boardReads.queryKey, 'chosen', castingId],
    queryFn: () => readChosen(castingId),
    staleTime: 0,
  })
}
