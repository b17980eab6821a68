import { MOST_CANDIDATES } from '@ribalta/domain/rhea/ranking'
import type { FacetQuery } from '@ribalta/domain/roster/filter'
import { facetsQuery } from '@ribalta/domain/roster/structuredQuery'
import { databaseName } from '../../lib/firebaseSettings.ts'
import { logWarning } from '../../lib/log.ts'
import { runQueryAs } from '../rest/callerQuery.ts'
import type { RestDocument } from '../rest/documents.ts'
import { encodeValue } from '../rest/encoder.ts'
import { type Contender, CONTENDER_SELECT, contenderSchema } from './contender.ts'
import type { RankingAsk } from './messages.ts'

/** People in one answer: enough that ten thousand take twenty, and few enough that the count moves. */
const PORTION = 500
/** As many as Firestore takes alternatives. */
const ALTERNATIVES = 30

type OnRead = (people: number, of: number | undefined) => void

/** Everybody whom a ranking is of, each once, in portions; `onRead` hears of each. Rejects with `RestError`, or with `fetch`'s own error offline. */
export async function readPool({ pool, token }: RankingAsk, onRead: OnRead): Promise<readonly Contender[]> {
  const found =
    pool.kind === 'roster'
      ? await readRoster(pool.query, token, onRead)
      : await readCandidates(pool.castingId, token, onRead)
  // Whoever confirms their look while they are read has two documents.
  return [...new Map(found.map((person) => [person.uid, person])).values()]
}

async function readRoster(
  query: FacetQuery,
  token: string | undefined,
  onRead: OnRead,
): Promise<Contender[]> {
  const people: Contender[] = []
  let after: string | undefined
  for (;;) {
    const documents = await runQueryAs(token, {
      ...facetsQuery(query, { database: databaseName, after }),
      select: CONTENDER_SELECT,
      limit: PORTION,
    })
    people.push(...documents.flatMap(toContender))
    onRead(people.length, undefined)
    after = documents.at(-1)?.id
    if (documents.length < PORTION) return people
  }
}

async function readCandidates(
  castingId: string,
  token: string | undefined,
  onRead: OnRead,
): Promise<Contender[]> {
  const board = await runQueryAs(
    token,
    {
      from: [{ collectionId: 'board' }],
      select: { fields: ['artistId', 'status'].map((fieldPath) => ({ fieldPath })) },
      limit: MOST_CANDIDATES,
    },
    `/castings/${castingId}`,
  )
  const uids = [
    ...new Set(
      board.flatMap(({ data }) => {
        const { artistId, status } = data
        return typeof artistId === 'string' && status !== 'withdrawn' ? [artistId] : []
      }),
    ),
  ]
  const people: Contender[] = []
  onRead(0, uids.length)
  for (let from = 0; from < uids.length; from += ALTERNATIVES) {
    const documents = await runQueryAs(token, {
      from: [{ collectionId: 'roster' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'uid' },
          op: 'IN',
          value: encodeValue(uids.slice(from, from + ALTERNATIVES)),
        },
      },
      select: CONTENDER_SELECT,
      limit: ALTERNATIVES,
    })
    people.push(...documents.flatMap(toContender))
    onRead(people.length, uids.length)
  }
  return people
}

function toContender({ data }: RestDocument): Contender[] {
  const read = contenderSchema.safeParse(data)
  if (read.success) return [read.data]
  logWarning('A roster document was left out', read.error)
  return []
}
