import { dateToInstant, type Instant, instantToDate } from '@ribalta/domain/instant'
import {
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import type { Page } from '../../lib/lists/pagedList.ts'
import { boardOf, countOf, MOST_LISTED } from './boardOf.ts'
import { type Candidate, toCandidates } from './candidates.ts'
import { COLUMN_IDS, type ColumnId, eachColumn, statusesOf } from './columns.ts'
import { countDrafts } from './unanswered.ts'

/** Of each of six columns at first, and each needs its person: together the better part of what a board may read. */
const PAGE_SIZE = 7
/** Who writes at the same time as another may say an earlier moment and be stored later. */
const OVERLAP_MS = 3_000

/** A casting's board, or what of it is for one role. */
export interface BoardOf {
  readonly castingId: string
  readonly roleId: string | undefined
}

/** Where a page of a column ended. */
export type ColumnCursor = QueryDocumentSnapshot

async function columnQuery({ castingId, roleId }: BoardOf, column: ColumnId): Promise<Query> {
  return query(
    await boardOf(castingId),
    ...(roleId === undefined ? [] : [where('roleId', '==', roleId)]),
    where('status', 'in', statusesOf(column)),
  )
}

/** A page of a column, in the order in which it stands. */
export async function readColumn(
  board: BoardOf,
  column: ColumnId,
  after: ColumnCursor | undefined,
): Promise<Page<Candidate, ColumnCursor>> {
  const { docs } = await getDocsFromServer(
    query(
      await columnQuery(board, column),
      orderBy('order'),
      ...(after === undefined ? [] : [startAfter(after)]),
      limit(PAGE_SIZE),
    ),
  )
  return { items: toCandidates(docs), next: docs.length === PAGE_SIZE ? docs.at(-1) : undefined }
}

/** The first reads of a board, which may be under way before the board is there. */
export interface BoardBeginning<Cursor> {
  readonly columns: Readonly<Record<ColumnId, Promise<Page<Candidate, Cursor>>>>
  readonly moment: Promise<Instant>
}

/** Begins to read a board of all roles. Returns the function that hands the reads out, once. */
export function beginBoard(castingId: string): () => BoardBeginning<ColumnCursor> | undefined {
  const board = { castingId, roleId: undefined }
  let beginning: BoardBeginning<ColumnCursor> | undefined = {
    columns: eachColumn((column) => readColumn(board, column, undefined)),
    moment: readBoardMoment(castingId),
  }
  // The board reports a failed read, if one opens at all.
  for (const read of [...Object.values(beginning.columns), beginning.moment]) read.catch(() => undefined)
  return () => {
    const taken = beginning
    beginning = undefined
    return taken
  }
}

/** How many stand where. */
export interface BoardCounts {
  readonly columns: Readonly<Record<ColumnId, number>>
  /** Who is approved, by role. */
  readonly approved: ReadonlyMap<string, number>
  /** Answers that are written and not sent, whatever the role. */
  readonly drafts: number
}

/** Counts a board, and of these roles who is approved: each count costs a document. */
export async function countBoard(board: BoardOf, roleIds: readonly string[]): Promise<BoardCounts> {
  const { castingId } = board
  const countColumn = async (of: BoardOf, column: ColumnId): Promise<number> =>
    countOf(await columnQuery(of, column))
  const [columns, approved, drafts] = await Promise.all([
    Promise.all(COLUMN_IDS.map(async (column) => [column, await countColumn(board, column)] as const)),
    Promise.all(
      roleIds.map(async (roleId) => [roleId, await countColumn({ castingId, roleId }, 'selected')] as const),
    ),
    countDrafts(castingId),
  ])
  const counts = new Map(columns)
  return { columns: eachColumn((column) => counts.get(column) ?? 0), approved: new Map(approved), drafts }
}

/** From when on a board's changes are to be followed, whatever the clock of this machine says. */
export async function readBoardMoment(castingId: string): Promise<Instant> {
  const newest = query(await boardOf(castingId), orderBy('updatedAt', 'desc'), limit(1))
  const [candidate] = toCandidates((await getDocsFromServer(newest)).docs)
  const last = candidate === undefined ? 0 : instantToDate(candidate.updatedAt).getTime()
  return dateToInstant(new Date(Math.max(0, last - OVERLAP_MS)))
}

/**
 * Who was changed since a moment, whatever the role: first everybody, perhaps nobody, and then each time those who are new in it. Resolves
 * to how to stop.
 */
export async function watchBoard(
  castingId: string,
  since: Instant,
  onChanged: (changed: Candidate[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const changed = query(
    await boardOf(castingId),
    where('updatedAt', '>', new Timestamp(since.seconds, since.nanoseconds)),
    orderBy('updatedAt'),
    limit(MOST_LISTED),
  )
  let hasBegun = false
  return onSnapshot(
    changed,
    { includeMetadataChanges: true },
    (snapshot) => {
      // What the browser remembers of other queries is not yet everybody.
      if (!hasBegun && snapshot.metadata.fromCache) return
      const arrived = hasBegun
        ? snapshot.docChanges().flatMap(({ type, doc }) => (type === 'removed' ? [] : [doc]))
        : snapshot.docs
      if (hasBegun && arrived.length === 0) return
      hasBegun = true
      // What this browser wrote counts once the server has it: a refusal would take it back.
      onChanged(toCandidates(arrived.filter(({ metadata }) => !metadata.hasPendingWrites)))
    },
    onError,
  )
}
