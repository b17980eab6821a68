import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { onlyAsked } from '@ribalta/domain/rhea/onlyAsked'
import { type Rankee, rankingOf, type RankingOf } from '@ribalta/domain/rhea/ranking'
import { requiredQuery } from '@ribalta/domain/rhea/required'
import { castingSchema } from '@ribalta/domain/schemas/castings/casting'
import { type CriteriaVersion, criteriaVersionSchema } from '@ribalta/domain/schemas/rhea/criteria'
import {
  type KeepRheaRunInput,
  MAX_KEPT,
  type RankArtistsInput,
  type RankArtistsResult,
  rankArtistsResultSchema,
} from '@ribalta/domain/schemas/rhea/run'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, Firestore } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { paths } from '../shared/paths.ts'
import { keepRun, requireDirector } from './keepRun.ts'
import { readPool } from './pool.ts'

/** A ranking with what it is by and of. */
interface Made {
  readonly criteria: CriteriaVersion
  readonly castingTitle: string | null
  readonly pool: readonly Rankee[]
  readonly ranking: RankingOf<Rankee>
}

/**
 * Ranks by a version of a set, for directors, and keeps what comes of it. A repeat leaves the first as it is. Throws `permission-denied`,
 * `not-found` where there is no such version or casting, `already-exists` where the id is another ranking's.
 */
export async function keepRheaRun(
  { db }: Pick<Backend, 'db'>,
  input: KeepRheaRunInput,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  await requireDirector(db, caller)
  const made = await make(db, input, now)
  await keepRun(db, { ...input, ...wordsOf(made), isAnonymous: false, ranking: made.ranking }, caller, now)
}

/**
 * The same, answered without saying who anybody is: the first of them under ids of this answer, with what the criteria ask after, and each
 * one's place by another version where one is compared with. Throws as {@link keepRheaRun}, and `aborted` for a repeat of which something else
 * would come than was kept: whoever opens who is who later finds whom they saw.
 */
export async function rankArtists(
  { db }: Pick<Backend, 'db'>,
  { against, ...input }: RankArtistsInput,
  caller: SignedInCaller,
  now: Date,
): Promise<RankArtistsResult> {
  await requireDirector(db, caller)
  const made = await make(db, input, now)
  const before = against === null ? undefined : await placesBy(db, { ...input, version: against }, made, now)
  const { ranking } = made
  const isKept = await keepRun(db, { ...input, ...wordsOf(made), isAnonymous: true, ranking }, caller, now)
  if (!isKept) throw new HttpsError('aborted', 'O elenco mudou enquanto isso. Calcule o ranking de novo.')
  return rankArtistsResultSchema.parse({
    ranked: ranking.ranked.length,
    people: ranking.ranked.slice(0, MAX_KEPT).map(({ person, score }) => ({
      id: randomUUID(),
      facts: onlyAsked(person, made.criteria.criteria),
      points: score.points,
      parts: score.parts.map(({ grade, points }) => ({ grade, points })),
      ...(before === undefined ? {} : { placeBefore: before.get(person.uid) ?? null }),
    })),
    readout: ranking.readout,
  } satisfies RankArtistsResult)
}

type Asked = Pick<KeepRheaRunInput, 'criteriaId' | 'version' | 'castingId'>

async function make(db: Firestore, asked: Asked, now: Date): Promise<Made> {
  const [criteria, castingTitle] = await Promise.all([
    readVersion(db, asked),
    readCastingTitle(db, asked.castingId),
  ])
  const pool = await readPool(db, asked.castingId, criteria.criteria)
  return { criteria, castingTitle, pool, ranking: rankingOf(pool, criteria.criteria, now) }
}

/** Everybody's place by another version of the same set. */
async function placesBy(
  db: Firestore,
  asked: Asked,
  { criteria: { criteria: own }, pool }: Made,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { criteria } = await readVersion(db, asked)
  const isSamePool =
    asked.castingId !== null || isDeepStrictEqual(requiredQuery(criteria), requiredQuery(own))
  const people = isSamePool ? pool : await readPool(db, null, criteria)
  return new Map(rankingOf(people, criteria, now).ranked.map(({ person }, index) => [person.uid, index + 1]))
}

async function readVersion(db: Firestore, { criteriaId, version }: Asked): Promise<CriteriaVersion> {
  const stored = await paths.criteriaVersion(db, criteriaId, version).get()
  if (!stored.exists) throw new HttpsError('not-found', 'Estes critérios não foram encontrados.')
  return criteriaVersionSchema.parse(stored.data())
}

async function readCastingTitle(db: Firestore, castingId: string | null): Promise<string | null> {
  if (castingId === null) return null
  const stored = await paths.casting(db, castingId).get()
  if (!stored.exists) throw new HttpsError('not-found', 'Este casting não foi encontrado.')
  return castingSchema.parse(stored.data()).title
}

function wordsOf({ criteria, castingTitle }: Made): { criteriaName: string; castingTitle: string | null } {
  return { criteriaName: criteria.name, castingTitle }
}
