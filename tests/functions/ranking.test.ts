import '../support/functions/alone.ts'
import { rankingOf } from '@ribalta/domain/rhea/ranking'
import { rosterNameOf, toRoster } from '@ribalta/domain/roster/project'
import type { Profile } from '@ribalta/domain/schemas/people/profile'
import {
  type RankArtistsResult,
  rankArtistsResultSchema,
  rheaRunSchema,
} from '@ribalta/domain/schemas/rhea/run'
import { criteriaVersionSchema } from '@ribalta/domain/schemas/rhea/criteria'
import { rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { sweepRheaRuns } from '../../functions/src/services/rhea/sweep.ts'
import { apply, candidate, castingInput, changeApplication, openCasting, PHOTO } from '../support/castings.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'
import { chanceId } from '../support/screenTests.ts'

const DAY = 86_400_000
const LOOKED_AT = new Date('2026-10-11T13:14:15.161Z')
const weighed = { importance: 5, isRequired: false }
const CRITERIA = [
  { kind: 'class', classes: ['atriz'], importance: 5, isRequired: true },
  { kind: 'skill', skill: 'canto', level: 4, ...weighed },
  { kind: 'range', fact: 'heightCm', min: 170, max: 180, importance: 2, isRequired: false },
  { kind: 'testsInTime', ...weighed },
]
/** Nobody is shut out, and whoever is tall leads. */
const OTHERWISE = [
  { kind: 'skill', skill: 'canto', level: 4, importance: 1, isRequired: false },
  { kind: 'range', fact: 'heightCm', min: 180, importance: 10, isRequired: false },
]

let director: Person
let singer: Person
let tall: Person
let unknown: Person
let dancer: Person
let archived: Person
let withdrawn: Person
let set: string
let casting: string

/** Somebody in the roster, as their record is mirrored. */
async function inRoster(facts: Partial<Profile>): Promise<Person> {
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

function entryName({ uid, profile }: Person): string {
  return rosterNameOf(uid, profile)
}

async function mirrored(who: Person, changes: Partial<Profile> = {}): Promise<void> {
  const entry = toRoster(who.uid, { ...who.profile, ...changes }, new Date())
  await backend.db.doc(`roster/${entryName(who)}`).set(entry)
}

beforeAll(async () => {
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
  singer = await inRoster({
    skills: [
      { id: 'canto', level: 5 },
      { id: 'pandeiro', level: 3 },
    ],
    heightCm: 171,
    trackRecord: { testsAsked: 4, testsInTime: 4, presented: 4321, chosen: 1234 },
  })
  tall = await inRoster({ skills: [{ id: 'canto', level: 1 }], heightCm: 186 })
  unknown = await inRoster({ skills: [] })
  dancer = await inRoster({ classes: ['bailarina'], skills: [{ id: 'canto', level: 5 }], heightCm: 190 })
  archived = await inRoster({ skills: [{ id: 'canto', level: 5 }], heightCm: 175 })
  withdrawn = await inRoster({ skills: [{ id: 'canto', level: 5 }], heightCm: 175 })
  set = chanceId()
  await call(
    'saveRheaCriteria',
    { criteriaId: set, version: 0, content: contentOf(CRITERIA) },
    director.token,
  )
  await call(
    'saveRheaCriteria',
    { criteriaId: set, version: 1, content: contentOf(OTHERWISE) },
    director.token,
  )
  casting = await filledCasting()
  await mirrored(archived, { status: 'archived' })
  await changeApplication(withdrawn, { castingId: casting, artistId: withdrawn.uid }, 'withdrawn')
})

function contentOf(criteria: readonly object[]) {
  return { name: 'Canta em cena', criteria }
}

/** With everybody in it but who is nowhere; one of them twice. */
async function filledCasting(): Promise<string> {
  const [role] = castingInput().roles
  const roles = ['vizinha', 'cantora'].flatMap((id) => (role === undefined ? [] : [{ ...role, id }]))
  const { castingId } = await openCasting(director, { roles })
  for (const artist of [singer, tall, dancer, archived, withdrawn]) await apply(artist, castingId)
  await apply(singer, castingId, { roleId: 'cantora' })
  return castingId
}

const ask = (changes: object = {}, by: Pick<Person, 'token'> | undefined = director) =>
  call(
    'rankArtists',
    { runId: chanceId(), criteriaId: set, version: 1, castingId: casting, against: null, ...changes },
    by?.token,
  )
const keep = (changes: object = {}, by: Pick<Person, 'token'> | undefined = director) =>
  call(
    'keepRheaRun',
    { runId: chanceId(), criteriaId: set, version: 1, castingId: casting, ...changes },
    by?.token,
  )

async function ranked(changes: object = {}): Promise<RankArtistsResult> {
  const { result, error } = await ask(changes)
  expect(error).toBeUndefined()
  return rankArtistsResultSchema.parse(result)
}

async function runOf(id: string) {
  const stored = await backend.db.doc(`rheaRuns/${id}`).get()
  return stored.exists ? rheaRunSchema.parse(stored.data()) : undefined
}

/** What the domain makes of the same people. */
async function expectedOf(people: readonly Person[], version = 1) {
  const stored = await backend.db.doc(`rheaCriteria/${set}/versions/${String(version)}`).get()
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

const placesIn = (run: Awaited<ReturnType<typeof runOf>>): readonly string[] =>
  Object.entries(run?.first ?? {})
    .toSorted(([, one], [, other]) => one.place - other.place)
    .map(([uid]) => uid)

describe('who may rank', () => {
  it('is a director, signed in', async () => {
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    for (const caller of [agent, singer, await bareAccount()]) {
      const runId = chanceId()
      expect((await ask({ runId }, caller)).error?.status).toBe('PERMISSION_DENIED')
      expect((await keep({ runId }, caller)).error?.status).toBe('PERMISSION_DENIED')
      expect(await runOf(runId)).toBeUndefined()
    }
    for (const name of ['rankArtists', 'keepRheaRun'] as const) {
      expect((await call(name, {})).error?.status).toBe('UNAUTHENTICATED')
    }
  })

  it('names a set, a version of it and a casting that are there', async () => {
    for (const changes of [{ criteriaId: chanceId() }, { version: 3 }, { castingId: chanceId() }]) {
      const runId = chanceId()
      expect((await ask({ runId, ...changes })).error?.status).toBe('NOT_FOUND')
      expect((await keep({ runId, ...changes })).error?.status).toBe('NOT_FOUND')
      expect(await runOf(runId)).toBeUndefined()
    }
    expect((await ask({ against: 3 })).error?.status).toBe('NOT_FOUND')
  })

  it.each([
    ...['../castings/x', 'a/b', '.', '..', '__x__', '', 'x'.repeat(2000), 7, ['a'], null].flatMap((id) => [
      { criteriaId: id },
      { runId: id },
    ]),
    { castingId: '../castings/x' },
    { castingId: `${'a'}/board/x` },
    { castingId: '..' },
    { version: 0 },
    { version: -1 },
    { version: 1.5 },
    { version: '1' },
    { version: 1e21 },
    { against: 0 },
    { against: '2' },
    { isAnonymous: false },
    { criteria: CRITERIA },
  ])('asks for nothing else: %j', async (changes) => {
    expect((await ask(changes)).error?.status).toBe('INVALID_ARGUMENT')
  })
})

describe('a ranking of a casting’s candidates', () => {
  it('is the domain’s, without whoever withdrew, is archived or lacks what is required', async () => {
    const runId = chanceId()
    const expected = await expectedOf([singer, tall])
    const answer = await ranked({ runId })
    expect(answer).toMatchObject({ ranked: 2, readout: expected.readout })
    expect(answer.people.map(({ points, parts }) => ({ points, parts }))).toEqual(
      expected.ranked.map(({ score }) => ({
        points: score.points,
        parts: score.parts.map(({ grade, points }) => ({ grade, points })),
      })),
    )
    const run = await runOf(runId)
    expect(placesIn(run)).toEqual([singer.uid, tall.uid])
    expect(run).toMatchObject({
      criteriaId: set,
      version: 1,
      castingId: casting,
      criteriaName: 'Canta em cena',
      castingTitle: `Campanha ${casting}`,
      isAnonymous: true,
      ranked: 2,
      readout: expected.readout,
      createdBy: director.uid,
    })
    expect(run?.first[singer.uid]).toEqual({ place: 1, points: expected.ranked[0]?.score.points })
    expect(run?.people.toSorted()).toEqual([singer.uid, tall.uid].toSorted())
    const lines = await backend.db.collection('auditLog').where('detail.runId', '==', runId).get()
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      { kind: 'rheaRun', actor: director.uid, detail: { criteriaId: set, version: 1, ranked: 2 } },
    ])
  })

  it('is ranked by a set that is no longer offered, too', async () => {
    const criteriaId = chanceId()
    await call('saveRheaCriteria', { criteriaId, version: 0, content: contentOf(CRITERIA) }, director.token)
    await call('archiveRheaCriteria', { criteriaId, isArchived: true }, director.token)
    expect(await ranked({ criteriaId })).toMatchObject({ ranked: 2 })
  })

  it('tells each one’s place by another version, where whoever it lets in counts', async () => {
    const places = (answer: RankArtistsResult) => answer.people.map(({ placeBefore }) => placeBefore)
    // By the other version: the dancer, the tall one, the singer.
    expect(places(await ranked({ against: 2 }))).toEqual([3, 2])
    expect(places(await ranked({ version: 2, against: 1 }))).toEqual([null, 2, 1])
    expect(places(await ranked())).toEqual([undefined, undefined])
  })
})

describe('a ranking of the whole roster', () => {
  it('asks after what is required, and has everybody but the archived', async () => {
    const castingId = null
    const everybody = [singer, tall, unknown, dancer, withdrawn]
    for (const version of [1, 2]) {
      const runId = chanceId()
      const expected = await expectedOf(everybody, version)
      expect(await ranked({ runId, version, castingId })).toMatchObject({
        ranked: expected.ranked.length,
        readout: expected.readout,
      })
      const run = await runOf(runId)
      expect(placesIn(run)).toEqual(expected.ranked.map(({ person: { uid } }) => uid))
      expect(run).toMatchObject({ castingId: null, castingTitle: null })
    }
    const { people } = await ranked({ version: 2, against: 1, castingId })
    const before = (await expectedOf(everybody, 1)).ranked.map(({ person: { uid } }) => uid)
    const places = (await expectedOf(everybody, 2)).ranked.map(
      ({ person: { uid } }) => before.indexOf(uid) + 1,
    )
    expect(people.map(({ placeBefore }) => placeBefore)).toEqual(
      places.map((place) => (place === 0 ? null : place)),
    )
  })
})

describe('what is kept', () => {
  it('stays as it was when it is asked for again, and a named one says so', async () => {
    const runId = chanceId()
    expect((await keep({ runId })).error).toBeUndefined()
    const run = await runOf(runId)
    expect(run).toMatchObject({ isAnonymous: false, ranked: 2, createdBy: director.uid })
    expect((await keep({ runId })).error).toBeUndefined()
    expect(await runOf(runId)).toEqual(run)
    const lines = await backend.db.collection('auditLog').where('detail.runId', '==', runId).get()
    expect(lines.size).toBe(1)
  })

  it('answers a repeat, under other ids', async () => {
    const runId = chanceId()
    const first = await ranked({ runId })
    const again = await ranked({ runId })
    const without = ({ people }: RankArtistsResult) => people.map(({ id: _id, ...rest }) => rest)
    expect(without(again)).toEqual(without(first))
    const ids = [...first.people, ...again.people].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  })

  it('is not answered for once something else comes of it', async () => {
    const runId = chanceId()
    await ranked({ runId })
    const run = await runOf(runId)
    await mirrored(tall, { skills: [{ id: 'canto', level: 2 }] })
    const { error } = await ask({ runId })
    await mirrored(tall)
    expect(error?.status).toBe('ABORTED')
    expect(await runOf(runId)).toEqual(run)
  })

  it('is taken over by no other ranking and nobody else', async () => {
    const other = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const runId = chanceId()
    await ranked({ runId })
    const run = await runOf(runId)
    const attempts = [
      await ask({ runId }, other),
      await keep({ runId }, other),
      await keep({ runId }),
      await ask({ runId, version: 2 }),
      await ask({ runId, castingId: null }),
    ]
    expect(attempts.map(({ error }) => error?.status)).toEqual(attempts.map(() => 'ALREADY_EXISTS'))
    expect(await runOf(runId)).toEqual(run)
  })

  it('loses whoever deletes their account, and the name of whoever asked for it', async () => {
    const leaver = await inRoster({ skills: [{ id: 'canto', level: 5 }], heightCm: 175 })
    const leaving = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const runId = chanceId()
    await ask({ runId, castingId: null }, leaving)
    expect((await runOf(runId))?.people).toContain(leaver.uid)
    const before = placesIn(await runOf(runId))
    for (const { token } of [leaver, leaving]) {
      expect((await call('deleteMyAccount', { confirmation: 'EXCLUIR' }, token)).error).toBeUndefined()
    }
    const run = await runOf(runId)
    expect(run?.createdBy).toBe('deleted')
    expect(run?.people).not.toContain(leaver.uid)
    // Everybody else stands where they stood.
    expect(placesIn(run)).toEqual(before.filter((uid) => uid !== leaver.uid))
    expect(run?.first[before.at(-1) ?? '']?.place).toBe(before.length)
  })

  it('has nobody who is gone by then', async () => {
    const gone = await inRoster({ skills: [{ id: 'canto', level: 5 }], heightCm: 175 })
    await backend.db.doc(`profiles/${gone.uid}`).delete()
    const runId = chanceId()
    await ask({ runId, castingId: null })
    await backend.db.doc(`roster/${entryName(gone)}`).delete()
    const run = await runOf(runId)
    expect(run?.people).not.toContain(gone.uid)
    expect(placesIn(run)).not.toContain(gone.uid)
  })

  it('goes after two years', async () => {
    const runId = chanceId()
    await keep({ runId })
    const inDays = (days: number) => sweepRheaRuns(backend, new Date(Date.now() + days * DAY))
    await inDays(729)
    expect(await runOf(runId)).toBeDefined()
    await inDays(731)
    expect(await runOf(runId)).toBeUndefined()
  })
})

describe('what travels without names', () => {
  it('has nothing that says who it is, and no fact that was not asked', async () => {
    for (const castingId of [casting, null]) {
      const { result } = await ask({ castingId })
      const raw = JSON.stringify(result)
      const secrets = [singer, tall, dancer, archived, withdrawn, unknown].flatMap((who) => [
        who.uid,
        who.email,
        who.profile.artisticName,
        who.profile.username,
        who.profile.phone,
        entryName(who),
        entryName(who).split('_')[0] ?? '',
      ])
      const unasked = [
        'pandeiro',
        'Quixeramobim',
        'Libras',
        '4321',
        '1234',
        '"waistCm":67',
        '"photo',
        PHOTO.id,
      ]
      expect([...secrets, ...unasked].filter((secret) => raw.includes(secret))).toEqual([])
      // The look's moment, which names a document of the roster.
      expect(raw).not.toContain(String(Math.floor(LOOKED_AT.getTime() / 1000)))
      // Who is what is a count of all, and never with somebody.
      const people = JSON.stringify(rankArtistsResultSchema.parse(result).people)
      expect(
        ['feminino', 'gender', 'minor', 'uid', 'artisticName'].filter((word) => people.includes(word)),
      ).toEqual([])
    }
  })

  it('is what the criteria ask after', async () => {
    const { people } = await ranked()
    expect(people[0]?.facts).toEqual({
      classes: ['atriz'],
      skills: [{ id: 'canto', level: 5 }],
      playingAge: null,
      heightCm: 171,
      bustCm: null,
      waistCm: null,
      hipCm: null,
      shoe: null,
      city: null,
      uf: null,
      languages: null,
      travel: null,
      hasVideo: false,
      stale: false,
      lookConfirmedAt: { seconds: 0, nanoseconds: 0 },
      trackRecord: { testsAsked: 4, testsInTime: 4, presented: 0, chosen: 0 },
    })
  })

  it('has a look to the day, where it counts', async () => {
    const criteriaId = chanceId()
    const content = contentOf([{ kind: 'freshness', ...weighed }])
    await call('saveRheaCriteria', { criteriaId, version: 0, content }, director.token)
    const { people } = await ranked({ criteriaId })
    const day = { seconds: Date.UTC(2026, 9, 11) / 1000, nanoseconds: 0 }
    expect(people.map(({ facts }) => facts.lookConfirmedAt)).toEqual([day, day, day])
  })
})
