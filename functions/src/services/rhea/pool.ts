import { MOST_CANDIDATES, type Rankee } from '@ribalta/domain/rhea/ranking'
import { requiredQuery } from '@ribalta/domain/rhea/required'
import { allOf, type FacetQuery, partsOf } from '@ribalta/domain/roster/filter'
import { pick } from '@ribalta/domain/pick'
import type { Criterion } from '@ribalta/domain/schemas/rhea/criteria'
import { rankableSchema } from '@ribalta/domain/schemas/rhea/rankable'
import { readoutFactsSchema } from '@ribalta/domain/schemas/rhea/run'
import { rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import * as logger from 'firebase-functions/logger'
import * as z from 'zod/mini'
import { type DocumentSnapshot, FieldPath, Filter, type Firestore, type Query } from '../../admin/backend.ts'
import { readByUids } from '../roster/byUids.ts'
import { codeOf, GRPC } from '../shared/errorCodes.ts'
import { paths } from '../shared/paths.ts'

/** People in one answer. */
const PORTION = 1000
/** How many parts of a query are still asked of it where it does not merge all of them. */
const SIFTED_PARTS = 3
/** How far people are counted to tell what is rare. */
const COUNTED_UP_TO = 1000
/** What Firestore says where it cannot merge the indexes of a query, or not in time. */
const TOO_MUCH: ReadonlySet<unknown> = new Set([GRPC.failedPrecondition, GRPC.deadlineExceeded])

/** All that the server reads of somebody to rank them: no name and no photo. */
const rankeeSchema = z.extend(rankableSchema, {
  ...pick(readoutFactsSchema.shape, ['gender', 'minor']),
  ...pick(rosterSchema.shape, ['uid', 'status']),
})
const FIELDS = Object.keys(rankeeSchema.shape)

type Read = (found: Query) => Promise<DocumentSnapshot[]>

/**
 * Whom a ranking is of, each once: of the roster who meets what is required (where that is too much to ask, some more), of a casting whoever
 * stands on its board and did not withdraw.
 */
export async function readPool(
  db: Firestore,
  castingId: string | null,
  criteria: readonly Criterion[],
  read: Read = readAll,
): Promise<readonly Rankee[]> {
  const found =
    castingId === null
      ? await readRoster(db, requiredQuery(criteria), read)
      : await readCandidates(db, castingId)
  // Whoever confirms their look while they are read has two documents.
  return [...new Map(found.flatMap(toRankee).map((person) => [person.uid, person])).values()]
}

async function readRoster(db: Firestore, query: FacetQuery, read: Read): Promise<DocumentSnapshot[]> {
  try {
    return await read(facetsOf(db, query))
  } catch (error) {
    if (!TOO_MUCH.has(codeOf(error))) throw error
    return read(facetsOf(db, await rarestOf(db, query)))
  }
}

function facetsOf(db: Firestore, { all, any }: FacetQuery): Query {
  const has = (key: string): Filter => Filter.where(new FieldPath('facets', key), '==', true)
  return db
    .collection('roster')
    .where(Filter.and(...all.map(has), ...any.map((list) => Filter.or(...list.map(has)))))
}

/** The rarest of a query's parts, by how many have each; whoever ranks leaves out those that lack the others. */
async function rarestOf(db: Firestore, query: FacetQuery): Promise<FacetQuery> {
  const parts = await Promise.all(
    partsOf(query).map(async (part) => {
      const counted = await facetsOf(db, part).limit(COUNTED_UP_TO).count().get()
      return { part, count: counted.data().count }
    }),
  )
  const rarest = parts.toSorted((a, b) => a.count - b.count).map(({ part }) => part)
  return allOf(rarest.slice(0, SIFTED_PARTS))
}

/** Everybody whom a query finds, a portion at a time. */
export async function readAll(found: Query): Promise<DocumentSnapshot[]> {
  const page = found
    .orderBy(FieldPath.documentId())
    .select(...FIELDS)
    .limit(PORTION)
  const people: DocumentSnapshot[] = []
  let after: string | undefined
  for (;;) {
    const { docs } = await (after === undefined ? page : page.startAfter(after)).get()
    people.push(...docs)
    if (docs.length < PORTION) return people
    after = docs.at(-1)?.id
  }
}

async function readCandidates(db: Firestore, castingId: string): Promise<DocumentSnapshot[]> {
  const board = await paths.board(db, castingId).select('artistId', 'status').limit(MOST_CANDIDATES).get()
  const standing = board.docs.filter((candidate) => candidate.get('status') !== 'withdrawn')
  const uids = [...new Set(standing.map((candidate) => String(candidate.get('artistId'))))]
  return readByUids(db, uids, FIELDS)
}

function toRankee(stored: DocumentSnapshot): Rankee[] {
  const read = rankeeSchema.safeParse(stored.data())
  if (read.success) return [read.data]
  logger.warn('A roster document was left out of a ranking')
  return []
}
