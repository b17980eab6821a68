import { dateToInstant, instantToDate } from '../../domain/src/instant.ts'
import { rankingOf } from '../../domain/src/rhea/ranking.ts'
import { toRoster } from '../../domain/src/roster/project.ts'
import { candidateSchema } from '../../domain/src/schemas/castings/candidate.ts'
import { castingSchema } from '../../domain/src/schemas/castings/casting.ts'
import { criteriaVersionSchema } from '../../domain/src/schemas/rhea/criteria.ts'
import { MAX_KEPT, rheaRunSchema } from '../../domain/src/schemas/rhea/run.ts'
import type { PersonRecords } from './people/records.ts'
import type { Written } from './writeDocuments.ts'

const HOUR = 3_600_000
const DIRECTOR = 'demo-diretora'

interface SeededRun {
  readonly id: string
  readonly criteriaId: string
  readonly version: number
  /** Somebody is approved for it, some hours after this ranking of its candidates; of the whole roster where it is absent. */
  readonly castingId?: string
  readonly isAnonymous: boolean
}

const RUNS: readonly SeededRun[] = [
  {
    id: 'ranking-cafe-da-manha',
    criteriaId: 'criterios-publicidade-sp',
    version: 1,
    castingId: 'casting-cafe-da-manha',
    isAnonymous: false,
  },
  {
    id: 'ranking-festival-de-inverno',
    criteriaId: 'criterios-apresentacao',
    version: 1,
    castingId: 'casting-festival-de-inverno',
    isAnonymous: false,
  },
  { id: 'ranking-elenco-musical', criteriaId: 'criterios-musical', version: 2, isAnonymous: true },
]

/**
 * Rankings that the demonstration's director kept: of castings before somebody was approved, and of the whole roster without names. Made of
 * its people and of the `written` castings and criteria, as the server makes them.
 */
export function runDocuments(
  people: readonly Pick<PersonRecords, 'uid' | 'profile'>[],
  written: readonly Written[],
  day: Date,
): Written[] {
  const documents = new Map(written)
  const pool = people.map(({ uid, profile }) => toRoster(uid, profile, day))
  return RUNS.map(({ id, criteriaId, version, castingId, isAnonymous }): Written => {
    const set = criteriaVersionSchema.parse(
      documents.get(`rheaCriteria/${criteriaId}/versions/${String(version)}`),
    )
    const of = castingId === undefined ? undefined : castingOf(castingId, documents)
    const at = of?.at ?? new Date(day.getTime() - 34 * HOUR)
    const { ranked, readout } = rankingOf(
      pool.filter(({ uid }) => of === undefined || of.applied.has(uid)),
      set.criteria,
      at,
    )
    const first = Object.fromEntries(
      ranked
        .slice(0, MAX_KEPT)
        .map(({ person, score }, index) => [person.uid, { place: index + 1, points: score.points }]),
    )
    const run = {
      criteriaId,
      version,
      castingId: castingId ?? null,
      criteriaName: set.name,
      castingTitle: of?.title ?? null,
      isAnonymous,
      ranked: ranked.length,
      first,
      people: Object.keys(first),
      readout,
      createdBy: DIRECTOR,
      createdAt: dateToInstant(at),
    }
    return [`rheaRuns/${id}`, rheaRunSchema.parse(run)]
  })
}

/** A casting some hours before the first of it was approved, and who was in it by then. */
function castingOf(castingId: string, documents: ReadonlyMap<string, object>) {
  const board = [...documents]
    .filter(([path]) => path.startsWith(`castings/${castingId}/board/`))
    .map(([, data]) => candidateSchema.parse(data))
  const choices = board.flatMap(({ history }) =>
    history.filter(({ status }) => status === 'selected').map(({ at }) => instantToDate(at).getTime()),
  )
  const at = new Date(Math.min(...choices) - 3 * HOUR)
  const { title } = castingSchema.parse(documents.get(`castings/${castingId}`))
  const applied = board.filter(({ createdAt }) => instantToDate(createdAt) < at)
  return { title, at, applied: new Set(applied.map(({ artistId }) => artistId)) }
}
