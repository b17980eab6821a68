import '../support/functions/alone.ts'
import { type RankArtistsResult, rankArtistsResultSchema } from '@ribalta/domain/schemas/rhea/run'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepRheaRuns } from '../../functions/src/services/rhea/sweep.ts'
import { PHOTO } from '../support/castings.ts'
import { backend, call, person } from '../support/functions/functions.ts'
import {
  LOOKED_AT,
  WEIGHED,
  anonymousRanking,
  entryName,
  inRoster,
  keepRanking,
  mirrored,
  placesIn,
  rankAnonymously,
  runOf,
  type RankingScene,
  rankingScene,
  savedCriteria,
} from '../support/rankings.ts'
import { chanceId } from '../support/screenTests.ts'

const DAY = 86_400_000
let scene: RankingScene

beforeAll(async () => {
  scene = await rankingScene()
})

describe('what is kept', () => {
  it('stays as it was when it is asked for again, and a named one says so', async () => {
    const runId = chanceId()
    expect((await keepRanking(scene, { runId })).error).toBeUndefined()
    const run = await runOf(runId)
    expect(run).toMatchObject({ isAnonymous: false, ranked: 2, createdBy: scene.director.uid })
    expect((await keepRanking(scene, { runId })).error).toBeUndefined()
    expect(await runOf(runId)).toEqual(run)
    const lines = await backend.db.collection('auditLog').where('detail.runId', '==', runId).get()
    expect(lines.size).toBe(1)
  })

  it('answers a repeat, under other ids', async () => {
    const runId = chanceId()
    const first = await anonymousRanking(scene, { runId })
    const again = await anonymousRanking(scene, { runId })
    const without = ({ people }: RankArtistsResult) => people.map(({ id: _id, ...rest }) => rest)
    expect(without(again)).toEqual(without(first))
    const ids = [...first.people, ...again.people].map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
  })

  it('is not answered for once something else comes of it', async () => {
    const runId = chanceId()
    await anonymousRanking(scene, { runId })
    const run = await runOf(runId)
    await mirrored(scene.tall, { skills: [{ id: 'canto', level: 2 }] })
    const { error } = await rankAnonymously(scene, { runId })
    await mirrored(scene.tall)
    expect(error?.status).toBe('ABORTED')
    expect(await runOf(runId)).toEqual(run)
  })

  it('is taken over by no other ranking and nobody else', async () => {
    const other = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const runId = chanceId()
    await anonymousRanking(scene, { runId })
    const run = await runOf(runId)
    const attempts = [
      await rankAnonymously(scene, { runId }, other),
      await keepRanking(scene, { runId }, other),
      await keepRanking(scene, { runId }),
      await rankAnonymously(scene, { runId, version: 2 }),
      await rankAnonymously(scene, { runId, castingId: null }),
    ]
    expect(attempts.map(({ error }) => error?.status)).toEqual(attempts.map(() => 'ALREADY_EXISTS'))
    expect(await runOf(runId)).toEqual(run)
  })

  it('loses whoever deletes their account, and the name of whoever asked for it', async () => {
    const leaver = await inRoster({ skills: [{ id: 'canto', level: 5 }], heightCm: 175 })
    const leaving = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const runId = chanceId()
    await rankAnonymously(scene, { runId, castingId: null }, leaving)
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
    await rankAnonymously(scene, { runId, castingId: null })
    await backend.db.doc(`roster/${entryName(gone)}`).delete()
    const run = await runOf(runId)
    expect(run?.people).not.toContain(gone.uid)
    expect(placesIn(run)).not.toContain(gone.uid)
  })

  it('goes after two years', async () => {
    const runId = chanceId()
    await keepRanking(scene, { runId })
    const inDays = (days: number) => sweepRheaRuns(backend, new Date(Date.now() + days * DAY))
    await inDays(729)
    expect(await runOf(runId)).toBeDefined()
    await inDays(731)
    expect(await runOf(runId)).toBeUndefined()
  })
})

describe('what travels without names', () => {
  it('has nothing that says who it is, and no fact that was not asked', async () => {
    for (const castingId of [scene.castingId, null]) {
      const { result } = await rankAnonymously(scene, { castingId })
      const raw = JSON.stringify(result)
      const secrets = [
        scene.singer,
        scene.tall,
        scene.dancer,
        scene.archived,
        scene.withdrawn,
        scene.unknown,
      ].flatMap((who) => [
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
    const { people } = await anonymousRanking(scene)
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
    const criteriaId = await savedCriteria(scene.director, [{ kind: 'freshness', ...WEIGHED }])
    const { people } = await anonymousRanking(scene, { criteriaId })
    const day = { seconds: Date.UTC(2026, 9, 11) / 1000, nanoseconds: 0 }
    expect(people.map(({ facts }) => facts.lookConfirmedAt)).toEqual([day, day, day])
  })
})
