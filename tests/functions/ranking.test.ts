import '../support/functions/alone.ts'
import { rankingOf } from '@ribalta/domain/rhea/ranking'
import { criterionSchema } from '@ribalta/domain/schemas/rhea/criteria'
import type { RankArtistsResult } from '@ribalta/domain/schemas/rhea/run'
import { beforeAll, describe, expect, it } from 'vitest'
import { readAll, readPool } from '../../functions/src/services/rhea/pool.ts'
import { backend, bareAccount, call, person } from '../support/functions/functions.ts'
import {
  CRITERIA,
  anonymousRanking,
  entryName,
  inRoster,
  keepRanking,
  placesIn,
  rankAnonymously,
  rankingByDomain,
  runOf,
  type RankingScene,
  rankingScene,
  savedCriteria,
} from '../support/rankings.ts'
import { chanceId } from '../support/screenTests.ts'

let scene: RankingScene

beforeAll(async () => {
  scene = await rankingScene()
})

describe('who may rank', () => {
  it('is a director, signed in', async () => {
    const agent = await person({ grants: ['AGENT'], status: 'published' })
    for (const caller of [agent, scene.singer, await bareAccount()]) {
      const runId = chanceId()
      expect((await rankAnonymously(scene, { runId }, caller)).error?.status).toBe('PERMISSION_DENIED')
      expect((await keepRanking(scene, { runId }, caller)).error?.status).toBe('PERMISSION_DENIED')
      expect(await runOf(runId)).toBeUndefined()
    }
    for (const name of ['rankArtists', 'keepRheaRun'] as const) {
      expect((await call(name, {})).error?.status).toBe('UNAUTHENTICATED')
    }
  })

  it('names a set, a version of it and a casting that are there', async () => {
    for (const changes of [{ criteriaId: chanceId() }, { version: 3 }, { castingId: chanceId() }]) {
      const runId = chanceId()
      expect((await rankAnonymously(scene, { runId, ...changes })).error?.status).toBe('NOT_FOUND')
      expect((await keepRanking(scene, { runId, ...changes })).error?.status).toBe('NOT_FOUND')
      expect(await runOf(runId)).toBeUndefined()
    }
    expect((await rankAnonymously(scene, { against: 3 })).error?.status).toBe('NOT_FOUND')
  })

  it.each([
    ...['../castings/x', 'a/b', '.', '..', '__x__', '', 'x'.repeat(2000), 7, ['a'], null].flatMap((id) => [
      { criteriaId: id },
      { runId: id },
    ]),
    { castingId: '../castings/x' },
    { castingId: 'a/board/x' },
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
    expect((await rankAnonymously(scene, changes)).error?.status).toBe('INVALID_ARGUMENT')
  })
})

describe('a ranking of a casting’s candidates', () => {
  it('is the domain’s, without whoever withdrew, is archived or lacks what is required', async () => {
    const runId = chanceId()
    const expected = await rankingByDomain(scene, [scene.singer, scene.tall])
    const answer = await anonymousRanking(scene, { runId })
    expect(answer).toMatchObject({ ranked: 2, readout: expected.readout })
    expect(answer.people.map(({ points, parts }) => ({ points, parts }))).toEqual(
      expected.ranked.map(({ score }) => ({
        points: score.points,
        parts: score.parts.map(({ grade, points }) => ({ grade, points })),
      })),
    )
    const run = await runOf(runId)
    expect(placesIn(run)).toEqual([scene.singer.uid, scene.tall.uid])
    expect(run).toMatchObject({
      criteriaId: scene.criteriaId,
      version: 1,
      castingId: scene.castingId,
      criteriaName: 'Canta em cena',
      castingTitle: `Campanha ${scene.castingId}`,
      isAnonymous: true,
      ranked: 2,
      readout: expected.readout,
      createdBy: scene.director.uid,
    })
    expect(run?.first[scene.singer.uid]).toEqual({ place: 1, points: expected.ranked[0]?.score.points })
    expect(run?.people.toSorted()).toEqual([scene.singer.uid, scene.tall.uid].toSorted())
    const lines = await backend.db.collection('auditLog').where('detail.runId', '==', runId).get()
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      {
        kind: 'rheaRun',
        actor: scene.director.uid,
        detail: { criteriaId: scene.criteriaId, version: 1, ranked: 2 },
      },
    ])
  })

  it('is ranked by a set that is no longer offered, too', async () => {
    const criteriaId = await savedCriteria(scene.director, CRITERIA)
    await call('archiveRheaCriteria', { criteriaId, isArchived: true }, scene.director.token)
    expect(await anonymousRanking(scene, { criteriaId })).toMatchObject({ ranked: 2 })
  })

  it('tells each one’s place by another version, where whoever it lets in counts', async () => {
    const places = (answer: RankArtistsResult) => answer.people.map(({ placeBefore }) => placeBefore)
    // By the other version: the dancer, the tall one, the singer.
    expect(places(await anonymousRanking(scene, { against: 2 }))).toEqual([3, 2])
    expect(places(await anonymousRanking(scene, { version: 2, against: 1 }))).toEqual([null, 2, 1])
    expect(places(await anonymousRanking(scene))).toEqual([undefined, undefined])
  })
})

describe('a ranking of the whole roster', () => {
  it('asks after what is required, and has everybody but the archived', async () => {
    const castingId = null
    const everybody = [scene.singer, scene.tall, scene.unknown, scene.dancer, scene.withdrawn]
    for (const version of [1, 2]) {
      const runId = chanceId()
      const expected = await rankingByDomain(scene, everybody, version)
      expect(await anonymousRanking(scene, { runId, version, castingId })).toMatchObject({
        ranked: expected.ranked.length,
        readout: expected.readout,
      })
      const run = await runOf(runId)
      expect(placesIn(run)).toEqual(expected.ranked.map(({ person: { uid } }) => uid))
      expect(run).toMatchObject({ castingId: null, castingTitle: null })
    }
  })

  it('is compared with another version by whoever that one lets in', async () => {
    const castingId = null
    const everybody = [scene.singer, scene.tall, scene.unknown, scene.dancer, scene.withdrawn]
    const orderBy = async (version: number) =>
      (await rankingByDomain(scene, everybody, version)).ranked.map(({ person: { uid } }) => uid)
    for (const [version, against] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const { people } = await anonymousRanking(scene, { version, against, castingId })
      const before = await orderBy(against)
      const places = (await orderBy(version)).map((uid) => before.indexOf(uid) + 1)
      expect(people.map(({ placeBefore }) => placeBefore ?? 0)).toEqual(places)
    }
  })
})

describe('where Firestore does not merge all that is required', () => {
  const required = [
    { kind: 'class', classes: ['atriz', 'bailarina'] },
    { kind: 'skill', skill: 'canto', level: 5 },
    { kind: 'range', fact: 'heightCm', min: 170, max: 180 },
    { kind: 'place', uf: 'CE', city: 'quixeramobim' },
    { kind: 'language', language: 'Libras' },
  ].map((criterion) => criterionSchema.parse({ ...criterion, importance: 5, isRequired: true }))
  const rankedOf = (pool: Awaited<ReturnType<typeof readPool>>) =>
    rankingOf(pool, required, new Date()).ranked.map(({ person: { uid } }) => uid)

  /** Refuses what is asked first. */
  function refusing(code: number): { read: typeof readAll; asked: () => number } {
    let asked = 0
    return {
      asked: () => asked,
      read: async (query) => {
        asked += 1
        if (asked === 1) throw Object.assign(new Error('refused'), { code })
        return readAll(query)
      },
    }
  }

  it('the rarest of it is asked, and the ranking is the same', async () => {
    const skills = [{ id: 'canto', level: 5 as const }]
    const lacking = [
      await inRoster({ skills, heightCm: 160 }),
      await inRoster({ skills, heightCm: 175, classes: ['dublador'] }),
    ]
    const merged = await readPool(backend.db, null, required)
    expect(merged.map(({ uid }) => uid).toSorted()).toEqual(
      [scene.singer.uid, scene.withdrawn.uid].toSorted(),
    )
    const { read, asked } = refusing(9)
    const sifted = await readPool(backend.db, null, required, read)
    await Promise.all(lacking.map((who) => backend.db.doc(`roster/${entryName(who)}`).delete()))
    expect(asked()).toBe(2)
    expect(rankedOf(sifted)).toEqual(rankedOf(merged))
  })

  it('any other failure is one', async () => {
    const { read, asked } = refusing(13)
    await expect(readPool(backend.db, null, required, read)).rejects.toThrow('refused')
    expect(asked()).toBe(1)
  })
})
