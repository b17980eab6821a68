import { RETAKE_HOURS, takePath } from '@ribalta/domain/screenTests/screenTest'
import { type TestRequest, testChangeResultSchema } from '@ribalta/domain/schemas/screenTests/testRequest'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  applicationOf,
  appliedTo,
  candidate,
  candidateOf,
  changeApplication,
  followLater,
  moveCandidates,
  noticesOf,
} from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import {
  backend,
  bareAccount,
  call,
  filesBelow,
  type Person,
  person,
} from '../support/functions/functions.ts'
import {
  changeTest,
  feedOfTest,
  inHours,
  noticesOfTest,
  passed,
  requestedOne,
  standAt,
  testOf,
  testsInCasting,
  testsInput,
  toldOfAsking,
} from '../support/screenTests.ts'
import { makeTake } from '../support/screenTests.ts'

const MESSAGE = 'Faltou luz no rosto.'

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
})

/** A test that an artist was asked for and told of. */
async function asked(): Promise<{ readonly id: string; readonly artist: Person }> {
  const artist = await candidate()
  const id = await requestedOne(agent, testsInput([artist]))
  await toldOfAsking(id)
  return { id, artist }
}

/** The same of a candidate of a casting. */
async function askedInCasting() {
  const { castingId, artist, artistId } = await appliedTo(agent)
  const id = await requestedOne(agent, testsInCasting(castingId, [artist]))
  await toldOfAsking(id)
  return { id, castingId, artist, artistId }
}

/** A take that was sent, with its file. */
async function addSentTake(id: string, { uid }: Person): Promise<string> {
  const ref = await backend.db.collection(`testRequests/${id}/takes`).add(makeTake(uid, { status: 'sent' }))
  const path = takePath(uid, id, ref.id)
  await backend.bucket.file(path).save(Buffer.from('take'), { resumable: false })
  return path
}

async function takesOf(id: string): Promise<number> {
  return (await backend.db.collection(`testRequests/${id}/takes`).get()).size
}

const statusAfter = async (change: ReturnType<typeof changeTest>): Promise<string | undefined> => {
  const { error } = await change
  return error?.status
}

describe('an artist', () => {
  it('opens and accepts, each once in the feed, and a repeat is harmless', async () => {
    const { id, artist } = await asked()
    for (const to of ['opened', 'opened', 'accepted', 'accepted', 'opened']) {
      expect(await statusAfter(changeTest(artist, id, to))).toBeUndefined()
    }
    const { status, history } = await testOf(id)
    expect(status).toBe('accepted')
    expect(history.map(({ status: each, by }) => [each, by])).toEqual([
      ['sent', 'agency'],
      ['opened', artist.uid],
      ['accepted', artist.uid],
    ])
    expect(await feedOfTest(id)).toEqual(['testAccepted', 'testOpened'])
  })

  it('reads the confidential brand once they accepted', async () => {
    const { id, castingId, artist } = await askedInCasting()
    await backend.db.doc(`castings/${castingId}/internal/details`).update({ brand: 'Marca secreta' })
    await changeTest(artist, id, 'opened')
    expect(JSON.stringify(await testOf(id))).not.toContain('secreta')
    await changeTest(artist, id, 'accepted')
    expect((await testOf(id)).brand).toBe('Marca secreta')
  })

  it('refuses with a reason, and what they sent is out of sight', async () => {
    const { id, artist } = await asked()
    await standAt(id, { status: 'submitted' })
    const path = await addSentTake(id, artist)
    expect(await filesBelow(path)).toEqual([path])
    expect(await statusAfter(changeTest(artist, id, 'refused', { message: 'Vou viajar.' }))).toBeUndefined()
    expect((await testOf(id)).history.at(-1)).toMatchObject({ status: 'refused', message: 'Vou viajar.' })
    expect(await takesOf(id)).toBe(0)
    expect(await filesBelow(path)).toEqual([])
    // As after a first call that came no further.
    await addSentTake(id, artist)
    await changeTest(artist, id, 'refused')
    expect(await takesOf(id)).toBe(0)
    expect(await feedOfTest(id)).toEqual(['testRefused'])
  })

  it('accepts nothing after the deadline, and withdraws even then', async () => {
    const { id, artist } = await asked()
    await standAt(id, { deadline: passed() })
    expect(await statusAfter(changeTest(artist, id, 'accepted'))).toBe('FAILED_PRECONDITION')
    expect(await statusAfter(changeTest(artist, id, 'opened'))).toBeUndefined()
    expect((await testOf(id)).status).toBe('sent')
    expect(await statusAfter(changeTest(artist, id, 'refused'))).toBeUndefined()
  })

  it('who withdraws from the casting withdraws from its test', async () => {
    const { id, castingId, artist, artistId } = await askedInCasting()
    await standAt(id, { status: 'submitted' })
    const path = await addSentTake(id, artist)
    expect(await statusAfter(changeApplication(artist, { castingId, artistId }, 'withdrawn'))).toBeUndefined()
    expect((await testOf(id)).status).toBe('refused')
    expect(await candidateOf(castingId, artistId)).toMatchObject({
      status: 'withdrawn',
      test: { id, status: 'refused' },
    })
    expect([await takesOf(id), await filesBelow(path)]).toEqual([0, []])
  })

  it('asks for more time once until it is given', async () => {
    const { id, artist } = await asked()
    const askFor = (reason: string, by = artist) =>
      statusAfter(call('askMoreTime', { testRequestId: id, reason }, by.token))
    expect(await askFor('Estou em cena até sexta.')).toBeUndefined()
    expect(await askFor('Estou em cena até sexta.')).toBeUndefined()
    expect(await askFor('E no sábado também.')).toBe('FAILED_PRECONDITION')
    expect(await askFor('Por ela.', agent)).toBe('NOT_FOUND')
    expect((await testOf(id)).moreTime?.reason).toBe('Estou em cena até sexta.')
    expect(await feedOfTest(id)).toEqual(['testMoreTime'])
    const { id: sent, artist: other } = await asked()
    await standAt(sent, { status: 'submitted' })
    const late = call('askMoreTime', { testRequestId: sent, reason: 'Ainda não.' }, other.token)
    expect(await statusAfter(late)).toBe('FAILED_PRECONDITION')
  })
})

describe('staff', () => {
  it('give more time: later than the deadline that there is, and the artist is told once', async () => {
    const { id, artist } = await asked()
    const give = (hours: number, by = agent) =>
      statusAfter(call('giveMoreTime', { testRequestId: id, deadline: inHours(hours) }, by.token))
    await call('askMoreTime', { testRequestId: id, reason: 'Estou em cena.' }, artist.token)
    for (const hours of [-1, 0.5, 48, 24 * 91]) expect(await give(hours)).toBe('INVALID_ARGUMENT')
    expect(await give(100, artist)).toBe('PERMISSION_DENIED')
    const deadline = inHours(100)
    const twice = () => statusAfter(call('giveMoreTime', { testRequestId: id, deadline }, agent.token))
    expect([await twice(), await twice()]).toEqual([undefined, undefined])
    const test = await testOf(id)
    expect(test).toMatchObject({ status: 'sent', deadline: { seconds: deadline.seconds } })
    expect(test.moreTime).toBeUndefined()
    expect(await noticesOfTest(id)).toEqual([['testExtended', undefined]])
  })

  it('give more time to what had expired, which waits for its artist again', async () => {
    const { id, artist } = await asked()
    await standAt(id, { status: 'expired', deadline: passed() })
    const deadline = inHours(24)
    await call('giveMoreTime', { testRequestId: id, deadline }, agent.token)
    expect(await testOf(id)).toMatchObject({
      status: 'sent',
      history: [{ status: 'sent' }, { status: 'sent' }],
    })
    await changeTest(artist, id, 'accepted')
    await standAt(id, { deadline: passed() })
    await call('giveMoreTime', { testRequestId: id, deadline: inHours(48) }, agent.token)
    expect(await testOf(id)).toMatchObject({ status: 'accepted' })
    await standAt(id, { status: 'approved' })
    const late = call('giveMoreTime', { testRequestId: id, deadline: inHours(72) }, agent.token)
    expect(await statusAfter(late)).toBe('FAILED_PRECONDITION')
  })

  it('answer what was sent, once, noted and with their words', async () => {
    const { id, artist } = await asked()
    for (const to of ['approved', 'retake', 'declined']) {
      expect(await statusAfter(changeTest(agent, id, to))).toBe('FAILED_PRECONDITION')
    }
    await standAt(id, { status: 'submitted' })
    await Promise.all([1, 2].map(() => changeTest(agent, id, 'declined', { message: MESSAGE })))
    expect((await testOf(id)).history.at(-1)).toMatchObject({
      status: 'declined',
      by: 'agency',
      message: MESSAGE,
    })
    expect(await noticesOfTest(id)).toEqual([['testDeclined', MESSAGE]])
    expect((await auditOf(artist.uid)).map(({ detail }) => detail?.['after'])).toEqual(['sent', 'declined'])
    expect(await statusAfter(changeTest(agent, id, 'approved'))).toBe('FAILED_PRECONDITION')
  })

  it('give another take its time, however late the first was watched', async () => {
    const { id } = await asked()
    await standAt(id, { status: 'submitted', deadline: passed() })
    await changeTest(agent, id, 'retake')
    const { status, deadline, updatedAt } = await testOf(id)
    expect([status, deadline.seconds - updatedAt.seconds]).toEqual(['retake', RETAKE_HOURS * 3600])
    const far = Timestamp.fromMillis(Date.now() + 30 * 86_400_000)
    await standAt(id, { status: 'submitted', deadline: far })
    await changeTest(agent, id, 'retake')
    expect((await testOf(id)).deadline).toEqual(far)
  })

  it('look at nothing in an artist’s name, and of their own test another decides', async () => {
    const { id, artist } = await asked()
    await standAt(id, { status: 'submitted' })
    const staffs = person({ grants: ['AGENT'], status: 'published' })
    const own = await requestedOne(agent, testsInput([await staffs]))
    await standAt(own, { status: 'submitted' })
    expect(await statusAfter(changeTest(await staffs, own, 'approved'))).toBe('PERMISSION_DENIED')
    expect(await statusAfter(changeTest(agent, id, 'opened'))).toBe('PERMISSION_DENIED')
    expect(await statusAfter(changeTest(artist, id, 'approved'))).toBe('PERMISSION_DENIED')
    const revoked = await person({ grants: ['AGENT'], status: 'suspended' })
    for (const caller of [
      await candidate(),
      revoked,
      { ...(await bareAccount()), profile: artist.profile },
    ]) {
      expect(await statusAfter(changeTest(caller, id, 'approved'))).toBe('NOT_FOUND')
      expect(await statusAfter(changeTest(caller, id, 'refused'))).toBe('NOT_FOUND')
    }
    expect((await testOf(id)).status).toBe('submitted')
  })
})

describe('an answer along the board', () => {
  const answered = async (id: string, to: string, more: object = {}) => {
    await standAt(id, { status: 'submitted' })
    const { result } = await changeTest(agent, id, to, { movesCandidate: true, ...more })
    return testChangeResultSchema.parse(result)
  }

  it('approved goes on to the presented ones', async () => {
    const { id, castingId, artistId } = await askedInCasting()
    expect(await answered(id, 'approved', { message: 'Que cena!' })).toEqual({ status: 'approved' })
    expect(await candidateOf(castingId, artistId)).toMatchObject({
      status: 'proposed',
      test: { id, status: 'approved' },
    })
    expect(await noticesOfTest(id)).toEqual([['testApproved', 'Que cena!']])
  })

  it('declined is the board’s answer, told once, a minute later', async () => {
    const { id, castingId, artistId } = await askedInCasting()
    expect(await answered(id, 'declined', { message: MESSAGE })).toEqual({ status: 'declined' })
    expect(await candidateOf(castingId, artistId)).toMatchObject({
      status: 'declined',
      test: { id, status: 'declined' },
    })
    await followLater()
    expect(await applicationOf(castingId, artistId)).toMatchObject({ status: 'declined' })
    expect(await noticesOfTest(id)).toEqual([])
    expect(await noticesOf(castingId, artistId)).toEqual([['declined', MESSAGE]])
  })

  it('that cannot go on says why, and the test is answered and told all the same', async () => {
    const { id, castingId, artistId } = await askedInCasting()
    await moveCandidates(agent, castingId, [{ artistId, from: 'testing', to: 'selected' }])
    expect(await answered(id, 'declined', { message: MESSAGE })).toEqual({
      status: 'declined',
      hurdle: 'moved',
    })
    expect((await candidateOf(castingId, artistId))?.status).toBe('selected')
    expect(await noticesOfTest(id)).toEqual([['testDeclined', MESSAGE]])
    const alone = await asked()
    expect(await answered(alone.id, 'approved')).toEqual({ status: 'approved', hurdle: 'gone' })
  })
})

describe('an answer on the board', () => {
  const answeredThere = async (to: 'selected' | 'declined', standing: Partial<TestRequest>) => {
    const { id, castingId, artistId } = await askedInCasting()
    await standAt(id, standing)
    await moveCandidates(agent, castingId, [{ artistId, from: 'testing', to, message: MESSAGE }])
    const before = (await testOf(id)).status
    await followLater()
    const after = await testOf(id)
    expect((await candidateOf(castingId, artistId))?.test).toEqual({ id, status: after.status })
    expect(await noticesOfTest(id)).toEqual([])
    return [before, after.status, after.history.at(-1)?.message]
  }

  it('ends its test with it once the artist reads it: nobody records for what is decided', async () => {
    expect(await answeredThere('declined', { status: 'accepted' })).toEqual([
      'accepted',
      'cancelled',
      MESSAGE,
    ])
    expect(await answeredThere('declined', { status: 'submitted' })).toEqual([
      'submitted',
      'declined',
      MESSAGE,
    ])
    expect(await answeredThere('selected', { status: 'submitted' })).toEqual([
      'submitted',
      'approved',
      MESSAGE,
    ])
  })
})

describe('a test that is cancelled', () => {
  it('within the minute is taken back, on the board and with the artist', async () => {
    const { castingId, artist, artistId } = await appliedTo(agent)
    const before = [await candidateOf(castingId, artistId), await applicationOf(castingId, artistId)] as const
    const id = await requestedOne(agent, testsInCasting(castingId, [artist]))
    expect(await statusAfter(changeTest(agent, id, 'cancelled'))).toBeUndefined()
    expect((await testOf(id)).status).toBe('cancelled')
    expect(await candidateOf(castingId, artistId)).toMatchObject({
      status: 'submitted',
      history: before[0]?.history,
      followAt: null,
      test: { id, status: 'cancelled' },
    })
    expect(await applicationOf(castingId, artistId)).toMatchObject({
      status: 'submitted',
      history: before[1]?.history,
    })
    expect(await noticesOfTest(id)).toEqual([])
    const again = await requestedOne(agent, testsInCasting(castingId, [artist]))
    expect((await candidateOf(castingId, artistId))?.test).toEqual({ id: again, status: 'sent' })
  })

  it('within the minute leaves whom somebody moved on where they are', async () => {
    const { castingId, artist, artistId } = await appliedTo(agent)
    const id = await requestedOne(agent, testsInCasting(castingId, [artist]))
    await moveCandidates(agent, castingId, [{ artistId, from: 'testing', to: 'proposed' }])
    await changeTest(agent, id, 'cancelled')
    expect((await candidateOf(castingId, artistId))?.status).toBe('proposed')
    expect((await applicationOf(castingId, artistId))?.status).toBe('submitted')
    await followLater()
    expect((await applicationOf(castingId, artistId))?.status).toBe('inReview')
  })

  it('after that, or once the artist has looked, is told', async () => {
    const late = await askedInCasting()
    await changeTest(agent, late.id, 'cancelled')
    expect(await noticesOfTest(late.id)).toEqual([['testCancelled', undefined]])
    expect((await candidateOf(late.castingId, late.artistId))?.status).toBe('testing')
    expect((await applicationOf(late.castingId, late.artistId))?.status).toBe('testing')
    const artist = await candidate()
    const seen = await requestedOne(agent, testsInput([artist]))
    await changeTest(artist, seen, 'opened')
    await changeTest(agent, seen, 'cancelled')
    expect(await noticesOfTest(seen)).toEqual([['testCancelled', undefined]])
  })
})
