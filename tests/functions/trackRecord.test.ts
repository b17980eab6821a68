import '../support/functions/alone.ts'
import { rosterSchema } from '@ribalta/domain/schemas/roster/roster'
import type { TestRequest } from '@ribalta/domain/schemas/screenTests/testRequest'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { recountTracks } from '../../functions/src/services/profiles/recountTracks.ts'
import { rebuildRoster, type RosterFault } from '../../functions/src/services/roster/rebuild.ts'
import { expireTests } from '../../functions/src/services/screenTests/expire.ts'
import { appliedTo, candidate, changeApplication, followLater, moveCandidates } from '../support/castings.ts'
import { backend, call, type Person, person, profileOf } from '../support/functions/functions.ts'
import { otherVideo, submittedTest, uploadedTake } from '../support/functions/takes.ts'
import { changeTest, chanceId, makeTestRequest, passed } from '../support/screenTests.ts'

const { db } = backend
const NONE = { testsAsked: 0, testsInTime: 0, presented: 0, chosen: 0 }
/** Beyond the hours that a run looks back, and not by night. */
const LATER = new Date('2031-01-01T15:00:00Z')

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
})

const recount = (): Promise<number> => recountTracks(backend, new Date())

async function stored(artist: Person, changes: Partial<TestRequest> = {}): Promise<string> {
  const id = chanceId()
  await db.doc(`testRequests/${id}`).set(makeTestRequest(artist.uid, changes))
  return id
}

/** What the record says, and its mirror, which must say the same. */
async function recordOf({ uid }: Pick<Person, 'uid'>): Promise<unknown> {
  const { docs } = await db.collection('roster').where('uid', '==', uid).get()
  const mirrors = docs.map((mirror) => rosterSchema.parse(mirror.data()).trackRecord)
  const record = (await profileOf(uid))?.trackRecord
  expect(mirrors).toEqual([record ?? null])
  return record
}

async function moved(castingId: string, artistId: string, from: string, to: string, more: object = {}) {
  const [outcome] = await moveCandidates(agent, castingId, [{ artistId, from, to, ...more }])
  expect(outcome).toMatchObject({ outcome: 'done' })
}

it('is of the tests that ended for their artist, and of those in time', async () => {
  const artist = await candidate()
  const sent = await stored(artist)
  const { takeId } = await uploadedTake(artist, sent, otherVideo())
  expect(await submittedTest(artist, sent, [takeId])).toMatchObject({ isSent: true })
  const refused = await stored(artist, { status: 'opened' })
  expect((await changeTest(artist, refused, 'refused', { message: 'Viajo.' })).error).toBeUndefined()
  await stored(artist, { status: 'opened', deadline: passed() })
  const cancelled = await stored(artist)
  expect((await changeTest(agent, cancelled, 'cancelled')).error).toBeUndefined()
  await stored(artist)
  expect(await expireTests(backend, new Date())).toBe(1)

  expect(await recount()).toBe(1)
  expect(await recordOf(artist)).toEqual({ ...NONE, testsAsked: 3, testsInTime: 2 })
})

it('is of the roles for which clients saw them, once they read the answer, and again without one that is taken up anew', async () => {
  const chosen = await appliedTo(agent)
  const declined = await appliedTo(agent)
  const untold = await appliedTo(agent)
  for (const { castingId, artistId } of [chosen, declined, untold]) {
    await moved(castingId, artistId, 'submitted', 'proposed')
  }
  await moved(chosen.castingId, chosen.artistId, 'proposed', 'selected')
  await moved(declined.castingId, declined.artistId, 'proposed', 'declined')
  await followLater()
  await moved(untold.castingId, untold.artistId, 'proposed', 'selected')

  await recount()
  expect(await recordOf(chosen.artist)).toEqual({ ...NONE, presented: 1, chosen: 1 })
  expect(await recordOf(declined.artist)).toEqual({ ...NONE, presented: 1 })
  expect((await profileOf(untold.artistId))?.trackRecord).toBeUndefined()

  await followLater()
  await moved(declined.castingId, declined.artistId, 'declined', 'shortlisted', {
    message: 'O cliente quer rever.',
  })
  expect(await recount()).toBe(2)
  expect(await recordOf(untold.artist)).toEqual({ ...NONE, presented: 1, chosen: 1 })
  expect(await recordOf(declined.artist)).toBeUndefined()
})

it('says nothing of who withdrew', async () => {
  const { castingId, artist, artistId } = await appliedTo(agent)
  await moved(castingId, artistId, 'submitted', 'proposed')
  await followLater()
  const { error } = await changeApplication(artist, { castingId, artistId }, 'withdrawn')
  expect(error).toBeUndefined()
  await recount()
  expect((await profileOf(artistId))?.trackRecord).toBeUndefined()
})

describe('counting', () => {
  it('is no change of the profile, stays through those that are, and does not repeat itself', async () => {
    const artist = await candidate()
    await stored(artist, { status: 'expired' })
    await recount()
    const { trackRecord, ...rest } = (await profileOf(artist.uid)) ?? {}
    expect(trackRecord).toEqual({ ...NONE, testsAsked: 1 })
    expect(rest).toEqual(artist.profile)
    expect(await recount()).toBe(0)

    const changed = await call('updateProfile', { profileId: artist.uid, bio: 'Nova.' }, artist.token)
    expect(changed.error).toBeUndefined()
    expect(await recordOf(artist)).toEqual(trackRecord)
    expect(await recount()).toBe(0)
  })

  it('looks at what changed in the last hours, and by night at a whole week', async () => {
    const artist = await candidate()
    const daysBefore = (days: number) => Timestamp.fromMillis(LATER.getTime() - days * 86_400_000)
    await stored(artist, { status: 'expired', updatedAt: daysBefore(6) })
    expect(await recountTracks(backend, LATER)).toBe(0)
    expect(await recountTracks(backend, new Date('2031-01-01T06:20:00Z'))).toBe(1)
    expect(await recordOf(artist)).toEqual({ ...NONE, testsAsked: 1 })
  })

  it('passes over what cannot be read and who is gone', async () => {
    const artist = await candidate()
    await stored(artist, { status: 'expired' })
    const bad = { artistId: artist.uid, status: 'nenhum', updatedAt: Timestamp.now() }
    await db.doc('testRequests/ilegivel').set(bad)
    await stored({ ...artist, uid: 'ninguem' }, { status: 'expired' })
    expect(await recount()).toBe(1)
    expect(await recordOf(artist)).toEqual({ ...NONE, testsAsked: 1 })
    expect(await profileOf('ninguem')).toBeUndefined()
    await db.doc('testRequests/ilegivel').delete()
  })

  it('is done for everybody by the rebuild, which mends what is wrong', async () => {
    const rebuilt = async (isMending: boolean): Promise<(readonly [string, RosterFault])[]> => {
      const found: (readonly [string, RosterFault])[] = []
      await rebuildRoster(db, {
        now: LATER,
        isMending,
        onFault: (uid, fault) => found.push([uid, fault]),
        onProgress: () => undefined,
      })
      return found
    }
    await rebuilt(true)
    const [forgotten, wrong] = [await candidate(), await candidate()]
    await stored(forgotten, { status: 'refused' })
    await rebuilt(true)
    await db.doc(`profiles/${forgotten.uid}`).update({ trackRecord: { ...NONE, testsAsked: 9 } })
    await db.doc(`profiles/${wrong.uid}`).update({ trackRecord: { ...NONE, chosen: 1 } })
    const faults = [forgotten.uid, wrong.uid].toSorted().flatMap((uid) => [
      [uid, 'different'],
      [uid, 'miscounted'],
    ])
    expect(await rebuilt(false)).toEqual(faults)
    expect(await rebuilt(true)).toEqual(faults)
    expect(await rebuilt(false)).toEqual([])
    expect(await recordOf(forgotten)).toEqual({ ...NONE, testsAsked: 1, testsInTime: 1 })
    expect(await recordOf(wrong)).toBeUndefined()
  })
})
