import { outboxSchema } from '@ribalta/domain/schemas/notices/notice'
import { saveTestTemplateResultSchema } from '@ribalta/domain/schemas/screenTests/template'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  applicationOf,
  appliedTo,
  apply,
  candidate,
  candidateOf,
  changeCasting,
  DECLINE_ALL,
  followLater,
  moveCandidates,
  openCasting,
} from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'
import {
  chanceId,
  changeTest,
  inHours,
  noticesOfTest,
  passed,
  requested,
  requestedOne,
  standAt,
  TEST_CONTENT,
  testOf,
  testsInCasting,
  testsInput,
} from '../support/screenTests.ts'

const YEAR_MS = 365 * 86_400_000
const BORN_AS_MINOR = Timestamp.fromMillis(Date.now() - 12 * YEAR_MS)
const NOBODY = 'nobody-at-all'

let agent: Person
let director: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
  director = await person({ grants: ['AGENT', 'DIRECTOR'] })
})

const ask = (input: object, by = agent) => call('requestTests', input, by.token)

describe('a template', () => {
  const save = async (templateId: string, version: number, changes: object = {}, by = director) =>
    call(
      'saveTestTemplate',
      { templateId, version, content: TEST_CONTENT, sides: { kind: 'text', text: 'Oi.' }, ...changes },
      by.token,
    )
  const versionOf = ({ result }: Awaited<ReturnType<typeof save>>) =>
    saveTestTemplateResultSchema.parse(result).version
  const stored = async (path: string) => (await backend.db.doc(`testTemplates/${path}`).get()).data()

  it('is saved as versions, of which the earlier ones stay, and the same twice is one', async () => {
    const id = chanceId()
    expect(versionOf(await save(id, 0))).toBe(1)
    expect(versionOf(await save(id, 0))).toBe(1)
    const other = { content: { ...TEST_CONTENT, takes: 3 }, sides: { kind: 'kept' } }
    expect(versionOf(await save(id, 1, other))).toBe(2)
    expect(versionOf(await save(id, 1, other))).toBe(2)
    expect(await stored(id)).toMatchObject({
      version: 2,
      takes: 3,
      sides: { kind: 'text', text: 'Oi.' },
      isArchived: false,
    })
    expect(await stored(`${id}/versions/1`)).toMatchObject({ version: 1, takes: 2 })
    expect(await stored(`${id}/versions/2`)).toMatchObject({ version: 2, takes: 3 })
    const lines = await backend.db.collection('auditLog').where('detail.templateId', '==', id).get()
    expect(lines.size).toBe(2)
  })

  it('that somebody else saved meanwhile is not overwritten', async () => {
    const id = chanceId()
    await save(id, 0)
    await save(id, 1, { sides: { kind: 'none' } })
    expect((await save(id, 1)).error?.status).toBe('ABORTED')
    expect((await save(id, 0, { sides: { kind: 'none' } })).error?.status).toBe('ABORTED')
    expect((await save(chanceId(), 0, { sides: { kind: 'kept' } })).error?.status).toBe('INVALID_ARGUMENT')
    expect(await stored(id)).toMatchObject({ version: 2, sides: { kind: 'none' } })
  })

  it('is archived and offered again, and stays so while it is saved', async () => {
    const id = chanceId()
    const archive = (isArchived: boolean, by = director) =>
      call('archiveTestTemplate', { templateId: id, isArchived }, by.token)
    expect((await archive(true)).error?.status).toBe('NOT_FOUND')
    await save(id, 0)
    expect((await archive(true)).error).toBeUndefined()
    expect((await archive(true)).error).toBeUndefined()
    await save(id, 1, { sides: { kind: 'none' } })
    expect(await stored(id)).toMatchObject({ isArchived: true, version: 2 })
    expect((await archive(false)).error).toBeUndefined()
    expect(await stored(id)).toMatchObject({ isArchived: false })
    for (const caller of [agent, await candidate()]) {
      expect((await archive(true, caller)).error?.status).toBe('PERMISSION_DENIED')
      expect((await save(id, 2, {}, caller)).error?.status).toBe('PERMISSION_DENIED')
    }
  })

  it('gives a request what there is to read, at its version', async () => {
    const id = chanceId()
    await save(id, 0)
    await save(id, 1, { sides: { kind: 'none' } })
    const artist = await candidate()
    const kept = { sides: { kind: 'kept' }, template: { id, version: 1 } }
    const testId = await requestedOne(agent, testsInput([artist], kept))
    expect(await testOf(testId)).toMatchObject({ sides: 'text', templateId: id, templateVersion: 1 })
    const { result, error } = await ask(testsInput([artist], { ...kept, template: { id, version: 9 } }))
    expect([result, error?.status]).toEqual([undefined, 'NOT_FOUND'])
  })
})

describe('asking for a test', () => {
  it('writes each their request and what there is to read, and tells them a minute later', async () => {
    const people = await Promise.all([candidate(), candidate()])
    const input = testsInput(people)
    const { asked, hurdles } = await requested(agent, input)
    expect(hurdles).toEqual([])
    expect(asked.map(({ uid }) => uid)).toEqual(people.map(({ uid }) => uid))
    for (const { uid, testRequestId } of asked) {
      const test = await testOf(testRequestId)
      expect(test).toMatchObject({
        ...TEST_CONTENT,
        artistId: uid,
        status: 'sent',
        batch: input.requestId,
        sides: 'text',
        history: [{ status: 'sent', by: 'agency' }],
      })
      expect(JSON.stringify(test)).not.toContain(agent.uid)
      const sides = await backend.db.doc(`testRequests/${testRequestId}/sides/current`).get()
      expect(sides.data()).toEqual({ artistId: uid, sides: { kind: 'text', text: 'Boa noite.' } })
      const stored = await backend.db.doc(`outbox/testAsked_${testRequestId}`).get()
      const { notice, receiver, sendAfter } = outboxSchema.parse(stored.data())
      expect(notice).toMatchObject({ kind: 'testAsked', testRequestId, title: TEST_CONTENT.title })
      expect(receiver).toEqual({ kind: 'person', uid })
      expect(sendAfter.seconds - test.createdAt.seconds).toBe(60)
      expect(await auditOf(uid)).toMatchObject([
        { kind: 'testState', actor: agent.uid, detail: { testRequestId, after: 'sent' } },
      ])
    }
  })

  it('asks nobody twice, however often it is sent and at once', async () => {
    const people = await Promise.all([candidate(), candidate()])
    const input = testsInput(people)
    const [first, second] = await Promise.all([requested(agent, input), requested(agent, input)])
    expect(second).toEqual(first)
    const [one] = first.asked
    expect((await changeTest(people[0], one?.testRequestId ?? '', 'accepted')).error).toBeUndefined()
    expect(await requested(agent, input)).toEqual(first)
    expect((await testOf(one?.testRequestId ?? '')).status).toBe('accepted')
    const { size } = await backend.db.collection('testRequests').where('batch', '==', input.requestId).get()
    expect(size).toBe(2)
  })

  it('asks all or nobody, and says who is in the way', async () => {
    const [fine, off, child, told] = await Promise.all([
      candidate(),
      candidate({ status: 'archived' }),
      candidate({ birthDate: BORN_AS_MINOR }),
      candidate({ birthDate: BORN_AS_MINOR, guardianConfirmedAt: Timestamp.now() }),
    ])
    const input = testsInput([fine, off, child, told, agent])
    const people = [...input.people, { artistId: NOBODY }]
    const result = await requested(agent, { ...input, people })
    expect(result).toEqual({
      asked: [],
      hurdles: [
        { uid: off.uid, outcome: 'state' },
        { uid: child.uid, outcome: 'guardian' },
        { uid: agent.uid, outcome: 'self' },
        { uid: NOBODY, outcome: 'gone' },
      ],
    })
    const { size } = await backend.db.collection('testRequests').where('batch', '==', input.requestId).get()
    expect(size).toBe(0)
    expect(await auditOf(fine.uid)).toEqual([])
  })

  it('is staff’s, with a deadline that can be kept', async () => {
    const artist = await candidate()
    const revoked = await person({ grants: ['AGENT'], status: 'suspended' })
    for (const caller of [artist, revoked, { ...(await bareAccount()), profile: artist.profile }]) {
      expect((await ask(testsInput([artist]), caller)).error?.status).toBe('PERMISSION_DENIED')
    }
    for (const hours of [-1, 0.5, 24 * 91]) {
      const form = { ...TEST_CONTENT, deadline: inHours(hours), message: '' }
      expect((await ask(testsInput([artist], { form }))).error?.status).toBe('INVALID_ARGUMENT')
    }
  })

  it('of as many as may be asked at once is one transaction', { tags: 'deep' }, async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => candidate()))
    const { castingId } = await openCasting(agent)
    await Promise.all(people.map((each) => apply(each, castingId)))
    const input = testsInCasting(castingId, people)
    const [first, second] = await Promise.all([requested(agent, input), requested(agent, input)])
    expect(first.asked).toHaveLength(50)
    expect(second).toEqual(first)
    const board = backend.db.collection(`castings/${castingId}/board`)
    const column = await board.where('status', '==', 'testing').orderBy('order').get()
    expect(column.docs.map((each) => each.get('artistId') as unknown)).toEqual(people.map(({ uid }) => uid))
  })
})

describe('asking for a test in a casting', () => {
  it('is on the board and with the artist at once, with the brand that is public', async () => {
    const { castingId, casting } = await openCasting(agent)
    await backend.db.doc(`castings/${castingId}`).update({ brand: 'Temperos' })
    const artist = await candidate()
    await apply(artist, castingId)
    const id = await requestedOne(agent, testsInCasting(castingId, [artist]))
    expect(await testOf(id)).toMatchObject({
      castingId,
      roleId: 'vizinha',
      castingTitle: casting.title,
      roleTitle: 'Vizinha',
      brand: 'Temperos',
    })
    expect(await candidateOf(castingId, artist.uid)).toMatchObject({
      status: 'testing',
      test: { id, status: 'sent' },
      movedBy: agent.uid,
      followAt: null,
      history: [{ status: 'submitted' }, { status: 'testing', by: 'agency' }],
    })
    expect(await applicationOf(castingId, artist.uid)).toMatchObject({
      status: 'testing',
      history: [{ status: 'submitted' }, { status: 'testing', by: 'agency' }],
    })
    await changeTest(artist, id, 'accepted')
    expect((await candidateOf(castingId, artist.uid))?.test).toEqual({ id, status: 'accepted' })
    // All that the artist reads of it.
    expect(Object.keys(await testOf(id)).toSorted()).toEqual([
      'artistId',
      'batch',
      'brand',
      'castingId',
      'castingTitle',
      'createdAt',
      'deadline',
      'history',
      'instructions',
      'kind',
      'message',
      'roleId',
      'roleTitle',
      'seconds',
      'sides',
      'status',
      'takes',
      'title',
      'updatedAt',
    ])
  })

  it('of somebody who stands in the column keeps their place, and never leads the artist back', async () => {
    const { castingId, artist, artistId } = await appliedTo(agent)
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'testing', order: 'a1V' }])
    await requestedOne(agent, testsInCasting(castingId, [artist]))
    const there = await candidateOf(castingId, artistId)
    expect(there).toMatchObject({ status: 'testing', order: 'a1V', followAt: null })
    expect(there?.history).toHaveLength(2)
    await moveCandidates(agent, castingId, [{ artistId, from: 'testing', to: 'shortlisted' }])
    await followLater()
    expect((await applicationOf(castingId, artistId))?.status).toBe('testing')
  })

  it('says why somebody was taken up again, where that was still to be told', async () => {
    const { castingId, artist, artistId } = await appliedTo(agent)
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'declined' }])
    await followLater()
    const message = 'O cliente voltou atrás.'
    await moveCandidates(agent, castingId, [{ artistId, from: 'declined', to: 'shortlisted', message }])
    await requestedOne(agent, testsInCasting(castingId, [artist]))
    const read = await applicationOf(castingId, artistId)
    expect(read).toMatchObject({ status: 'testing' })
    expect(read?.history.at(-1)).toMatchObject({ status: 'testing', message })
    expect(read?.minutesToAnswer).toBeUndefined()
  })

  it('asks nobody who is not in it, has an answer, or is tested for the role already', async () => {
    const { castingId } = await openCasting(agent)
    const [tested, declined, outside, fine] = await Promise.all([
      candidate(),
      candidate(),
      candidate(),
      candidate(),
    ])
    for (const each of [tested, declined, fine]) await apply(each, castingId)
    const id = await requestedOne(agent, testsInCasting(castingId, [tested]))
    await moveCandidates(agent, castingId, [{ artistId: declined.uid, from: 'submitted', to: 'declined' }])
    const all = () => requested(agent, testsInCasting(castingId, [tested, declined, outside, fine]))
    expect((await all()).hurdles).toEqual([
      { uid: tested.uid, outcome: 'already' },
      { uid: declined.uid, outcome: 'state' },
      { uid: outside.uid, outcome: 'gone' },
    ])
    expect((await candidateOf(castingId, fine.uid))?.status).toBe('submitted')
    await standAt(id, { status: 'submitted', deadline: passed() })
    expect((await all()).hurdles).toContainEqual({ uid: tested.uid, outcome: 'already' })
    await standAt(id, { status: 'accepted', deadline: passed() })
    const again = await requestedOne(agent, testsInCasting(castingId, [tested]))
    expect((await candidateOf(castingId, tested.uid))?.test).toEqual({ id: again, status: 'sent' })
    // The card is the later test's.
    await changeTest(tested, id, 'refused')
    expect((await candidateOf(castingId, tested.uid))?.test).toEqual({ id: again, status: 'sent' })
  })

  it('is over with the casting', async () => {
    const artist = await candidate()
    const { castingId } = await openCasting(agent)
    await apply(artist, castingId)
    expect((await ask(testsInCasting(NOBODY, [artist]))).error?.status).toBe('NOT_FOUND')
    await changeCasting(agent, castingId, 'closed', DECLINE_ALL)
    expect((await ask(testsInCasting(castingId, [artist]))).error?.status).toBe('FAILED_PRECONDITION')
  })

  it('ends with it: what waits is cancelled, what was sent is answered, by the casting’s own notices', async () => {
    const { castingId } = await openCasting(agent)
    const [waits, sent] = await Promise.all([candidate(), candidate()])
    for (const each of [waits, sent]) await apply(each, castingId)
    const waiting = await requestedOne(agent, testsInCasting(castingId, [waits]))
    const submitted = await requestedOne(agent, testsInCasting(castingId, [sent]))
    await standAt(submitted, { status: 'submitted' })
    const message = 'O cliente escolheu outra pessoa.'
    const answers = DECLINE_ALL.map((answer) => ({ ...answer, message }))
    expect((await changeCasting(agent, castingId, 'closed', answers)).error).toBeUndefined()
    expect((await testOf(waiting)).status).toBe('cancelled')
    expect((await testOf(submitted)).history.at(-1)).toMatchObject({ status: 'declined', message })
    for (const [each, id, status] of [
      [waits, waiting, 'cancelled'],
      [sent, submitted, 'declined'],
    ] as const) {
      expect(await candidateOf(castingId, each.uid)).toMatchObject({
        status: 'declined',
        test: { id, status },
      })
      expect(await noticesOfTest(id)).toEqual([])
    }
  })
})
