import '../support/functions/alone.ts'
import { TAKES_KEPT_DAYS, takePath } from '@ribalta/domain/screenTests/screenTest'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { expireTests } from '../../functions/src/services/screenTests/expire.ts'
import { retireTakes } from '../../functions/src/services/screenTests/retireTakes.ts'
import {
  appliedTo,
  candidate,
  candidateOf,
  changeCasting,
  DECLINE_ALL,
  followLater,
  moveCandidates,
} from '../support/castings.ts'
import { backend, call, filesBelow, type Person, person } from '../support/functions/functions.ts'
import { otherVideo, submittedTest, takeOf, uploadedTake } from '../support/functions/takes.ts'
import {
  changeTest,
  chanceId,
  feedOfTest,
  inHours,
  makeTake,
  makeTestRequest,
  noticesOfTest,
  passed,
  requestedOne,
  standAt,
  testOf,
  testsInCasting,
  toldOfAsking,
} from '../support/screenTests.ts'

const DAY_MS = 86_400_000

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
})

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)

async function stored(artist: Pick<Person, 'uid'>, changes: Partial<TestRequest> = {}): Promise<string> {
  const id = chanceId()
  await backend.db.doc(`testRequests/${id}`).set(makeTestRequest(artist.uid, changes))
  return id
}

async function askedInCasting() {
  const { castingId, artist, artistId } = await appliedTo(agent)
  const id = await requestedOne(agent, testsInCasting(castingId, [artist]))
  await toldOfAsking(id)
  return { id, castingId, artist, artistId }
}

describe('a test whose deadline has passed', () => {
  it('is expired as of then: on the board, in the feed, and its artist is told; a repeat does nothing', async () => {
    const { id, castingId, artistId } = await askedInCasting()
    const deadline = passed()
    await standAt(id, { deadline, status: 'opened' })
    expect(await expireTests(backend, new Date())).toBe(1)
    const { status, history } = await testOf(id)
    expect([status, history.at(-1)]).toEqual(['expired', { status: 'expired', by: 'agency', at: deadline }])
    expect((await candidateOf(castingId, artistId))?.test).toEqual({ id, status: 'expired' })
    expect(await expireTests(backend, new Date())).toBe(0)
    expect(await feedOfTest(id)).toEqual(['testExpired'])
    expect(await noticesOfTest(id)).toEqual([['testExpired', undefined]])
  })

  it('goes on with more time, and expires again', async () => {
    const artist = await candidate()
    const id = await stored(artist, { status: 'retake', deadline: passed() })
    await expireTests(backend, new Date())
    const asked = await call('askMoreTime', { testRequestId: id, reason: 'Faltou luz.' }, artist.token)
    expect(asked.error).toBeUndefined()
    const given = await call('giveMoreTime', { testRequestId: id, deadline: inHours(3) }, agent.token)
    expect(given.error).toBeUndefined()
    expect((await testOf(id)).status).toBe('sent')
    expect(await expireTests(backend, new Date())).toBe(0)
    expect(await expireTests(backend, inDays(1))).toBe(1)
    expect(await feedOfTest(id)).toEqual(['testExpired', 'testExpired', 'testMoreTime'])
  })

  it('is sent all the same with what was begun in time', async () => {
    const artist = await candidate()
    const id = await stored(artist)
    const { takeId } = await uploadedTake(artist, id, otherVideo())
    expect(await expireTests(backend, inDays(4))).toBe(1)
    expect(await submittedTest(artist, id, [takeId])).toEqual({ isSent: true, missing: [] })
    expect((await testOf(id)).history.map(({ status }) => status)).toEqual(['sent', 'expired', 'submitted'])
  })

  it('stays what it is where it waits for nobody, and one in time is left alone', async () => {
    const artist = await candidate()
    const others = ['submitted', 'approved', 'refused', 'cancelled'] as const
    for (const status of others) await stored(artist, { status, deadline: passed() })
    await stored(artist)
    expect(await expireTests(backend, new Date())).toBe(0)
  })

  it('keeps nothing from the others by being unreadable', async () => {
    const id = chanceId()
    await backend.db.doc(`testRequests/${id}`).set({ status: 'sent', deadline: passed() })
    const good = await stored(await candidate(), { deadline: passed() })
    expect(await expireTests(backend, new Date())).toBe(1)
    expect((await testOf(good)).status).toBe('expired')
    await backend.db.doc(`testRequests/${id}`).delete()
  })
})

/** A take that was sent, with its file and what was said of it. */
async function addTake(id: string, { uid }: Pick<Person, 'uid'>): Promise<string> {
  const test = backend.db.doc(`testRequests/${id}`)
  const take = await test.collection('takes').add(makeTake(uid, { status: 'sent' }))
  const said = { kind: 'comment', author: agent.uid, artistId: uid, takeId: take.id, atMs: 0, text: 'Bom.' }
  await test.collection('reviews').add(said)
  const path = takePath(uid, id, take.id)
  await backend.bucket.file(path).save(Buffer.from('take'), { resumable: false })
  return path
}

async function remainsOfTakes(id: string, path: string): Promise<number[]> {
  const test = backend.db.doc(`testRequests/${id}`)
  const [takes, reviews] = await Promise.all([
    test.collection('takes').get(),
    test.collection('reviews').get(),
  ])
  return [takes.size, reviews.size, (await filesBelow(path)).length]
}

const daysKept = async (id: string): Promise<number | undefined> => {
  const { takesUntil } = await testOf(id)
  return takesUntil === undefined ? undefined : Math.round((takesUntil.seconds * 1000 - Date.now()) / DAY_MS)
}

describe('takes', () => {
  it('without a casting go so long after the last answer, with what was said of them', async () => {
    const artist = await candidate()
    const id = await stored(artist, { status: 'submitted' })
    const path = await addTake(id, artist)
    await changeTest(agent, id, 'declined')
    expect(await daysKept(id)).toBe(TAKES_KEPT_DAYS)
    expect(await retireTakes(backend, inDays(TAKES_KEPT_DAYS - 1))).toBe(0)
    expect(await remainsOfTakes(id, path)).toEqual([1, 1, 1])
    const then = inDays(TAKES_KEPT_DAYS)
    expect([await retireTakes(backend, then), await retireTakes(backend, then)]).toEqual([1, 0])
    expect(await remainsOfTakes(id, path)).toEqual([0, 0, 0])
    const { takesGoneAt, ...test } = await testOf(id)
    expect(takesGoneAt).toEqual(Timestamp.fromDate(then))
    // All else that the artist reads of it is what was asked, and where it stands.
    expect(Object.keys(test).toSorted()).toEqual(Object.keys(makeTestRequest(artist.uid)).toSorted())
  })

  it('of a test that is sent again have no end until it is answered', async () => {
    const artist = await candidate()
    const id = await stored(artist, { status: 'submitted' })
    await addTake(id, artist)
    await changeTest(agent, id, 'retake')
    expect(await daysKept(id)).toBe(TAKES_KEPT_DAYS)
    const { takeId } = await uploadedTake(artist, id, otherVideo())
    await submittedTest(artist, id, [takeId])
    expect(await daysKept(id)).toBeUndefined()
    expect(await retireTakes(backend, inDays(9 * TAKES_KEPT_DAYS))).toBe(0)
    await changeTest(agent, id, 'refused')
    expect(await daysKept(id)).toBeUndefined()
  })

  it('are kept while their artist may send others', async () => {
    const artist = await candidate()
    const deadline = Timestamp.fromDate(inDays(10))
    const id = await stored(artist, { status: 'retake', deadline, takesUntil: passed() })
    const { takeId } = await uploadedTake(artist, id, otherVideo())
    expect(await retireTakes(backend, new Date())).toBe(0)
    expect([await daysKept(id), (await takeOf(id, takeId))?.status]).toEqual([TAKES_KEPT_DAYS, 'uploading'])
  })

  it('of a casting are kept while it is under way, and so long after it ended', async () => {
    const { id, castingId, artist } = await askedInCasting()
    const path = await addTake(id, artist)
    await standAt(id, { status: 'submitted' })
    await changeTest(agent, id, 'approved')
    await retireTakes(backend, inDays(TAKES_KEPT_DAYS))
    expect(await daysKept(id)).toBe(2 * TAKES_KEPT_DAYS)
    const { error } = await changeCasting(agent, castingId, 'closed', DECLINE_ALL)
    expect(error).toBeUndefined()
    // As if it had ended in time for the second look; it is archived later, which says nothing.
    const casting = backend.db.doc(`castings/${castingId}`)
    expect((await casting.get()).get('closedAt')).toBeInstanceOf(Timestamp)
    await casting.update({
      closedAt: Timestamp.fromDate(inDays(300)),
      updatedAt: Timestamp.fromDate(inDays(350)),
    })
    await retireTakes(backend, inDays(2 * TAKES_KEPT_DAYS))
    expect(await daysKept(id)).toBe(300 + TAKES_KEPT_DAYS)
    await retireTakes(backend, inDays(300 + TAKES_KEPT_DAYS - 1))
    expect(await remainsOfTakes(id, path)).toEqual([1, 1, 1])
    await retireTakes(backend, inDays(300 + TAKES_KEPT_DAYS))
    expect(await remainsOfTakes(id, path)).toEqual([0, 0, 0])
  })

  it('of a casting that is gone go with the answer’s time', async () => {
    const artist = await candidate()
    const gone = { castingId: 'nao-existe', roleId: 'vizinha', takesUntil: passed() }
    const id = await stored(artist, { status: 'approved', ...gone })
    const path = await addTake(id, artist)
    await retireTakes(backend, new Date())
    expect(await remainsOfTakes(id, path)).toEqual([0, 0, 0])
  })

  it('of whom the board answers have an end, too', async () => {
    const { id, castingId, artistId } = await askedInCasting()
    await standAt(id, { status: 'submitted' })
    await moveCandidates(agent, castingId, [{ artistId, from: 'testing', to: 'selected' }])
    await followLater()
    expect([(await testOf(id)).status, await daysKept(id)]).toEqual(['approved', TAKES_KEPT_DAYS])
  })
})
