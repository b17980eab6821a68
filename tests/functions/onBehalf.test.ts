import { beforeAll, describe, expect, it } from 'vitest'
import { appliedTo, candidate } from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, call, filesBelow, type Person, person } from '../support/functions/functions.ts'
import { uploadAs } from '../support/functions/storageSdk.ts'
import {
  announceTake,
  beganTake,
  otherVideo,
  submittedTest,
  takeOf,
  uploadedTake,
} from '../support/functions/takes.ts'
import {
  changeTest,
  feedOfTest,
  requestedOne,
  standAt,
  testOf,
  testsInCasting,
  testsInput,
} from '../support/screenTests.ts'

let agent: Person
let director: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
  director = await person({ grants: ['DIRECTOR'] })
})

/** A test that the director asked an artist for. */
async function asked(artist?: Person): Promise<{ readonly id: string; readonly artist: Person }> {
  const whose = artist ?? (await candidate())
  return { id: await requestedOne(director, testsInput([whose])), artist: whose }
}

async function accepted(): Promise<{ readonly id: string; readonly artist: Person }> {
  const test = await asked()
  await standAt(test.id, { status: 'accepted' })
  return test
}

/** The last step, by whom the audit log says that it was taken in the artist's name, and what the artist is told. */
async function traces(id: string, artist: Person) {
  const { docs } = await backend.db.collection('outbox').where('notice.testRequestId', '==', id).get()
  const feed = await backend.db.collection('feed').where('testRequestId', '==', id).get()
  const { history } = await testOf(id)
  return {
    step: [history.at(-1)?.status, history.at(-1)?.by],
    audit: (await auditOf(artist.uid))
      .filter(({ detail }) => detail?.['isOnBehalf'] === true)
      .map(({ actor, detail }) => [actor, detail?.['before'], detail?.['after']]),
    told: docs.map((item) => [item.get('notice.kind') as unknown, item.get('notice.step') as unknown]),
    feed: feed.docs.map((line) => [line.get('kind') as unknown, line.get('actor') as unknown]),
  }
}

describe('staff, in the name of an artist,', () => {
  it('accept a test once: noted, told and in the feed, and the artist reads for whom the work is', async () => {
    const { castingId, artist } = await appliedTo(agent)
    await backend.db.doc(`castings/${castingId}/internal/details`).update({ brand: 'Marca secreta' })
    const id = await requestedOne(director, testsInCasting(castingId, [artist]))
    for (const by of [agent, director]) expect((await changeTest(by, id, 'accepted')).error).toBeUndefined()
    expect((await testOf(id)).brand).toBe('Marca secreta')
    expect(await traces(id, artist)).toEqual({
      step: ['accepted', 'agency'],
      audit: [[agent.uid, 'sent', 'accepted']],
      told: [['testOnBehalf', 'accepted']],
      feed: [['testAccepted', agent.uid]],
    })
  })

  it('refuse it with the reason, and what the artist sent goes with what was said of it', async () => {
    const { id, artist } = await accepted()
    const { takeId, path } = await uploadedTake(artist, id, otherVideo())
    await submittedTest(artist, id, [takeId])
    const review = { kind: 'rating', author: agent.uid, artistId: artist.uid, rating: 4 }
    await backend.db.doc(`testRequests/${id}/reviews/${agent.uid}`).set(review)
    const { error } = await changeTest(agent, id, 'refused', { message: 'Ligou: está viajando.' })
    expect(error).toBeUndefined()
    const { history } = await testOf(id)
    expect(history.at(-1)).toMatchObject({ by: 'agency', message: 'Ligou: está viajando.' })
    expect([await takeOf(id, takeId), await filesBelow(path)]).toEqual([undefined, []])
    expect((await backend.db.collection(`testRequests/${id}/reviews`).get()).size).toBe(0)
    expect((await traces(id, artist)).told).toEqual([['testOnBehalf', 'refused']])
  })

  it('upload under the rules and send, and leave alone what the artist has on its way', async () => {
    const { id, artist } = await accepted()
    const bytes = otherVideo()
    const { takeId, path } = await beganTake(agent, id, bytes)
    expect(path).toBe(`tests/${artist.uid}/${id}/${takeId}`)
    const own = await uploadedTake(artist, id, otherVideo())
    await expect(uploadAs(await candidate(), path, bytes, 'video/webm')).rejects.toThrow(/unauthorized/)
    await uploadAs(director, path, bytes, 'video/webm')
    expect(await submittedTest(agent, id, [takeId])).toEqual({ isSent: true, missing: [] })
    // Its answer was lost.
    expect(await submittedTest(agent, id, [takeId])).toEqual({ isSent: true, missing: [] })
    const take = await takeOf(id, takeId)
    expect(take).toMatchObject({ status: 'sent', isByAgency: true, artistId: artist.uid })
    // All that the artist reads of it.
    expect(Object.keys(take ?? {}).toSorted()).toEqual([
      'artistId',
      'begunAt',
      'bytes',
      'codec',
      'isByAgency',
      'md5',
      'sentAt',
      'status',
      'type',
    ])
    expect((await takeOf(id, own.takeId))?.status).toBe('uploading')
    expect(await filesBelow(own.path)).toEqual([own.path])
    expect(await traces(id, artist)).toEqual({
      step: ['submitted', 'agency'],
      audit: [[agent.uid, 'accepted', 'submitted']],
      told: [['testOnBehalf', 'submitted']],
      feed: [['testSubmitted', agent.uid]],
    })
  })

  it('send none of the takes that the artist has on its way, but may bring the same video', async () => {
    const { id, artist } = await accepted()
    const bytes = otherVideo()
    const own = await beganTake(artist, id, bytes)
    await expect(uploadAs(agent, own.path, bytes, 'video/webm')).rejects.toThrow(/unauthorized/)
    expect(await submittedTest(agent, id, [own.takeId])).toEqual({ isSent: false, missing: [own.takeId] })
    const same = await beganTake(agent, id, bytes)
    expect(same.takeId).toBe(own.takeId)
    await uploadAs(agent, own.path, bytes, 'video/webm')
    expect(await submittedTest(artist, id, [own.takeId])).toEqual({ isSent: true, missing: [] })
    expect((await testOf(id)).history.at(-1)?.by).toBe(artist.uid)
    await standAt(id, { status: 'retake' })
    const { error } = await announceTake(agent, id, bytes)
    expect(error?.message).toBe('Este vídeo já foi enviado. Escolha outro.')
  })
})

describe('of a test', () => {
  it('of one’s own, staff are its artist: nothing is in anybody’s name', async () => {
    const { id } = await asked(agent)
    await changeTest(agent, id, 'accepted')
    const { takeId } = await uploadedTake(agent, id, otherVideo())
    await submittedTest(agent, id, [takeId])
    expect(await takeOf(id, takeId)).not.toHaveProperty('isByAgency')
    expect((await testOf(id)).history.map(({ by }) => by)).toEqual(['agency', agent.uid, agent.uid])
    expect(await feedOfTest(id)).toEqual(['testAccepted', 'testSubmitted'])
    const { audit, told } = await traces(id, agent)
    expect([audit, told]).toEqual([[], [['testAsked', undefined]]])
  })

  it('of others, nobody else acts, nor whoever was of staff', async () => {
    const { id } = await accepted()
    const revoked = await person({ grants: ['AGENT'] })
    await backend.db.doc(`profiles/${revoked.uid}`).update({ grants: [] })
    const suspended = await person({ grants: ['AGENT'], status: 'suspended' })
    for (const by of [await candidate(), revoked, suspended]) {
      const outcomes = [
        await changeTest(by, id, 'accepted'),
        await changeTest(by, id, 'refused'),
        await announceTake(by, id, otherVideo()),
        await call('submitTest', { testRequestId: id, takeIds: ['nenhum'] }, by.token),
      ]
      expect(outcomes.map(({ error }) => error?.status)).toEqual(Array(4).fill('NOT_FOUND'))
    }
    expect((await testOf(id)).status).toBe('accepted')
  })
})
