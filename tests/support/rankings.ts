import { rankingOf } from '@ribalta/domain/rhea/ranking'
import { rosterNameOf, toRoster } from '@ribalta/domain/roster/project'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import { criteriaVersionSchema } from '@ribalta/domain/schemas/rhea/criteria'
import {
  type RankArtistsResult,
  rankArtistsResultSchema,
  type RheaRun,
  rheaRunSchema,
} from '@ribalta/domain/schemas/rhea/run'
import { rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { apply, candidate, castingInput, changeApplication, openCasting } from './castings.ts'
import { backend, call, type Person, person } from './functions/functions.ts'
import { chanceId } from './screenTests.ts'

/** When everybody's look was confirmed. */
export const LOOKED_AT = new Date('2026-10-11T13:14:15.161Z')
export const WEIGHED = { importance: 5, isRequired: false }
export const CRITERIA = [
  { kind: 'class', classes: ['atriz'], importance: 5, isRequired: true },
  { kind: 'skill', skill: 'canto', level: 4, ...WEIGHED },
  { kind: 'range', fact: 'heightCm', min: 170, max: 180, importance: 2, isRequired: false },
  { kind: 'testsInTime', ...WEIGHED },
]
/** Nobody is shut out, and whoever is tall leads. */
const OTHERWISE = [
  { kind: 'skill', skill: 'canto', level: 4, importance: 1, isRequired: false },
  { kind: 'range', fact: 'heightCm', min: 180, importance: 10, isRequired: false },
]

/** A director, people in the roster, a set of criteria in two versions and a casting with candidates. */
export interface RankingScene {
  readonly director: Person
  /** Leads by the first version. */
  readonly singer: Person
  readonly tall: Person
  /** Says next to nothing, and is in no casting. */
  readonly unknown: Person
  /** Lacks what the first version requires, and leads by the second. */
  readonly dancer: Person
  readonly archived: Person
  /** From the casting, of which they were a candidate. */
  readonly withdrawn: Person
  readonly criteriaId: string
  readonly castingId: string
}

export async function rankingScene(): Promise<RankingScene> {
  const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const fits = { skills: [{ id: 'canto', level: 5 as const }], heightCm: 175 }
  const singer = await inRoster({
    skills: [
      { id: 'canto', level: 5 },
      { id: 'pandeiro', level: 3 },
    ],
    heightCm: 171,
    trackRecord: { testsAsked: 4, testsInTime: 4, presented: 4321, chosen: 1234 },
  })
  const tall = await inRoster({ skills: [{ id: 'canto', level: 1 }], heightCm: 186 })
  const unknown = await inRoster({ skills: [] })
  const dancer = await inRoster({ ...fits, classes: ['bailarina'], heightCm: 190 })
  const archived = await inRoster(fits)
  const withdrawn = await inRoster(fits)
  const criteriaId = await savedCriteria(director, CRITERIA, OTHERWISE)
  const [role] = castingInput().roles
  const roles = ['vizinha', 'cantora'].flatMap((id) => (role === undefined ? [] : [{ ...role, id }]))
  const { castingId } = await openCasting(director, { roles })
  for (const artist of [singer, tall, dancer, archived, withdrawn]) await apply(artist, castingId)
  await apply(singer, castingId, { roleId: 'cantora' })
  await mirrored(archived, { status: 'archived' })
  await changeApplication(withdrawn, { castingId, artistId: withdrawn.uid }, 'withdrawn')
  return { director, singer, tall, unknown, dancer, archived, withdrawn, criteriaId, castingId }
}

/** Somebody in the roster, as their record is mirrored. */
export async function inRoster(facts: Partial<Profile>): Promise<Person> {
  const created = await candidate({
    classes: ['atriz'],
    gender: 'feminino',
    city: 'Quixeramobim',
    uf: 'CE',
    waistCm: 67,
    languages: ['Libras'],
    lookConfirmedAt: Timestamp.fromDate(LOOKED_AT),
    ...facts,
  })
  await mirrored(created)
  return created
}

/** Has the roster say of somebody what their record does, but for some of it. */
export async function mirrored(who: Person, changes: Partial<Profile> = {}): Promise<void> {
  const entry = toRoster(who.uid, { ...who.profile, ...changes }, new Date())
  await backend.db.doc(`roster/${entryName(who)}`).set(entry)
}

/** The name of somebody's document in the roster. */
export function entryName({ uid, profile }: Person): string {
  return rosterNameOf(uid, profile)
}

/** A new set, with a version for each list of criteria. */
export async function savedCriteria(
  by: Person,
  ...versions: readonly (readonly object[])[]
): Promise<string> {
  const criteriaId = chanceId()
  for (const [version, criteria] of versions.entries()) {
    const content = { name: 'Canta em cena', criteria }
    await call('saveRheaCriteria', { criteriaId, version, content }, by.token)
  }
  return criteriaId
}

type By = Pick<Person, 'token'>

/** Asks for the casting's candidates by the first version, without names. */
export function rankAnonymously(scene: RankingScene, changes: object = {}, by: By = scene.director) {
  return call('rankArtists', { ...asked(scene), against: null, ...changes }, by.token)
}

export function keepRanking(scene: RankingScene, changes: object = {}, by: By = scene.director) {
  return call('keepRheaRun', { ...asked(scene), ...changes }, by.token)
}

function asked({ criteriaId, castingId }: RankingScene) {
  return { runId: chanceId(), criteriaId, version: 1, castingId }
}

/** What is answered to it. */
export async function anonymousRanking(
  scene: RankingScene,
  changes: object = {},
): Promise<RankArtistsResult> {
  const { result, error } = await rankAnonymously(scene, changes)
  if (error !== undefined) throw new Error(`The ranking was refused: ${error.status}`)
  return rankArtistsResultSchema.parse(result)
}

export async function runOf(id: string): Promise<RheaRun | undefined> {
  const stored = await backend.db.doc(`rheaRuns/${id}`).get()
  return stored.exists ? rheaRunSchema.parse(stored.data()) : undefined
}

/** Who is in a kept ranking, in their order. */
export function placesIn(run: RheaRun | undefined): readonly string[] {
  return Object.entries(run?.first ?? {})
    .toSorted(([, one], [, other]) => one.place - other.place)
    .map(([uid]) => uid)
}

/** What the domain makes of the same people. */
export async function rankingByDomain({ criteriaId }: RankingScene, people: readonly Person[], version = 1) {
  const stored = await backend.db.doc(`rheaCriteria/${criteriaId}/versions/${String(version)}`).get()
  const { criteria } = criteriaVersionSchema.parse(stored.data())
  const entries = await Promise.all(
    people.map(async (who) => (await backend.db.doc(`roster/${entryName(who)}`).get()).data()),
  )
  return rankingOf(
    entries.map((entry) => rosterSchema.parse(entry)),
    criteria,
    new Date(),
  )
}
