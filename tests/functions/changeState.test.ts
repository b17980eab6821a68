import '../support/functions/alone.ts'
import { APPLICATION_STATUSES, canChangeApplicationStatus } from '@ribalta/domain/castings/applicationStatus'
import { CANDIDATE_STATUSES, canMoveCandidate, isWaiting } from '@ribalta/domain/castings/candidateStatus'
import {
  CASTING_STATUSES,
  canChangeCastingStatus,
  type CastingStatus,
} from '@ribalta/domain/castings/castingStatus'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  applicationOf,
  apply,
  candidate,
  candidateOf,
  castingInput,
  castingOf,
  changeApplication,
  changeCasting,
  DECLINE_ALL,
  draftAnswer,
  followNow,
  noticesOf,
  openCasting,
  PHOTO,
} from '../support/castings.ts'
import { AT_ONCE } from '../support/functions/atOnce.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'
import { remainsOf } from '../support/functions/remains.ts'

let agent: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'] })
})

async function put(castingId: string, status: CastingStatus): Promise<void> {
  await backend.db.doc(`castings/${castingId}`).update({ status })
}

async function feedOf(subject: string): Promise<string[]> {
  const { docs } = await backend.db.collection('feed').where('subject', '==', subject).get()
  return docs.map((item) => String(item.get('kind'))).toSorted()
}

describe('a casting', () => {
  it('goes along the arrows and no other way', async () => {
    const { castingId } = await openCasting(agent)
    for (const from of CASTING_STATUSES) {
      for (const to of CASTING_STATUSES) {
        await put(castingId, from)
        const { result, error } = await changeCasting(agent, castingId, to)
        const may = from === to || canChangeCastingStatus(from, to)
        expect([from, to, result ?? error?.status]).toEqual([
          from,
          to,
          may ? { status: to } : 'FAILED_PRECONDITION',
        ])
        expect((await castingOf(castingId))?.status).toBe(may ? to : from)
      }
    }
  })

  it('opens with a role and a deadline ahead, validated by whoever opens it, and keeps that', async () => {
    const input = castingInput({ roles: [] })
    await call('saveCasting', input, agent.token)
    const without = await changeCasting(agent, input.castingId, 'open')
    expect(without.error?.message).toBe('Falta completar o casting. Crie ao menos um personagem.')
    const { roles } = castingInput()
    const past = { ...input.casting, applyUntil: { seconds: 1_000_000, nanoseconds: 0 } }
    await call('saveCasting', { ...input, version: 1, roles, casting: past }, agent.token)
    const late = await changeCasting(agent, input.castingId, 'open')
    expect(late.error?.message).toBe('O prazo de inscrição já passou. Mude a data antes de abrir.')
    await call('saveCasting', { ...input, version: 2, roles }, agent.token)
    expect(await changeCasting(agent, input.castingId, 'open')).toEqual({ result: { status: 'open' } })
    const opened = await castingOf(input.castingId)
    expect(opened?.validatedBy).toBe(agent.profile.artisticName)
    const other = await person({ grants: ['AGENT'] })
    await changeCasting(other, input.castingId, 'paused')
    await changeCasting(other, input.castingId, 'open')
    expect(await castingOf(input.castingId)).toMatchObject({
      validatedBy: agent.profile.artisticName,
      openedAt: opened?.openedAt,
    })
    const log = await backend.db.collection('auditLog').where('detail.castingId', '==', input.castingId).get()
    expect(log.docs.map((line) => String(line.get('detail.after'))).toSorted()).toEqual([
      'open',
      'open',
      'paused',
    ])
  })

  it('leaves nobody without an answer when it closes, each by the column that they wait in', async () => {
    const { castingId } = await openCasting(agent)
    const [first, second, third] = [await candidate(), await candidate(), await candidate()]
    for (const artist of [first, second, third]) await apply(artist, castingId)
    await changeApplication(second, { castingId, artistId: second.uid }, 'withdrawn')
    await changeApplication(agent, { castingId, artistId: third.uid }, 'proposed')
    const proposed = { from: 'proposed', to: 'lapsed', message: ' O cliente não respondeu. ' } as const
    const submitted = { from: 'submitted', to: 'declined' } as const
    for (const answers of [undefined, [], [proposed], [submitted]]) {
      expect((await changeCasting(agent, castingId, 'closed', answers)).error).toMatchObject({
        status: 'FAILED_PRECONDITION',
        message: 'Há inscrições sem resposta. Diga o que responder a cada grupo.',
        details: { field: 'answers' },
      })
    }
    expect((await castingOf(castingId))?.status).toBe('open')
    expect((await applicationOf(castingId, first.uid))?.status).toBe('submitted')
    const answers = [proposed, submitted]
    expect(await changeCasting(agent, castingId, 'closed', answers)).toEqual({ result: { status: 'closed' } })
    expect(await changeCasting(agent, castingId, 'closed', answers)).toEqual({ result: { status: 'closed' } })
    expect((await applicationOf(castingId, second.uid))?.status).toBe('withdrawn')
    expect((await candidateOf(castingId, second.uid))?.status).toBe('withdrawn')
    const [declined, lapsed] = [
      { status: 'declined', by: 'agency' },
      { status: 'lapsed', by: 'agency', message: 'O cliente não respondeu.' },
    ]
    const at = expect.any(Timestamp) as unknown
    for (const [{ uid }, step, way] of [
      [first, declined, []],
      [third, lapsed, [{ status: 'proposed', by: 'agency' }]],
    ] as const) {
      expect(await applicationOf(castingId, uid)).toMatchObject({
        status: step.status,
        history: [{ status: 'submitted' }, { ...step, at }],
      })
      expect(await candidateOf(castingId, uid)).toMatchObject({
        status: step.status,
        history: [{ status: 'submitted' }, ...way, { ...step, at }],
        movedBy: agent.uid,
        followAt: null,
      })
    }
    expect((await applicationOf(castingId, first.uid))?.history.at(-1)).not.toHaveProperty('message')
    expect(await noticesOf(castingId, third.uid)).toEqual([['lapsed', 'O cliente não respondeu.']])
  })

  it('does not close over an answer that is held back', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    await apply(artist, castingId)
    await draftAnswer(agent, castingId, artist.uid, { to: 'selected', message: '' })
    const answers = [{ from: 'submitted', to: 'declined' }] as const
    expect((await changeCasting(agent, castingId, 'closed', answers)).error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'Há respostas em rascunho. Envie ou descarte antes de encerrar.',
      details: { field: 'drafts' },
    })
    expect((await candidateOf(castingId, artist.uid))?.status).toBe('submitted')
    await draftAnswer(agent, castingId, artist.uid, null)
    expect(await changeCasting(agent, castingId, 'closed', answers)).toEqual({ result: { status: 'closed' } })
  })

  it('closes with one answer for each column that may wait, and no other', async () => {
    const { castingId } = await openCasting(agent)
    const answer = { from: 'submitted', to: 'declined', message: '' }
    for (const answers of [
      [answer, { ...answer, to: 'lapsed' }],
      [{ ...answer, from: 'selected' }],
      [{ ...answer, to: 'selected' }],
      [{ ...answer, message: 'a'.repeat(1001) }],
    ]) {
      const change = { kind: 'casting', castingId, to: 'closed', answers }
      expect((await call('changeState', change, agent.token)).error?.status).toBe('INVALID_ARGUMENT')
    }
    expect((await castingOf(castingId))?.status).toBe('open')
  })

  it('answers more candidates than one transaction holds', { tags: 'deep' }, async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    await apply(artist, castingId)
    const known = await applicationOf(castingId, artist.uid)
    const onBoard = await candidateOf(castingId, artist.uid)
    const batch = backend.db.batch()
    for (let index = 0; index < 230; index += 1) {
      const id = `p${String(index)}_vizinha`
      batch.set(backend.db.doc(`castings/${castingId}/applications/${id}`), known ?? {})
      batch.set(backend.db.doc(`castings/${castingId}/board/${id}`), onBoard ?? {})
    }
    await batch.commit()
    expect(await changeCasting(agent, castingId, 'closed', DECLINE_ALL)).toEqual({
      result: { status: 'closed' },
    })
    for (const kind of ['applications', 'board']) {
      const all = await backend.db.collection(`castings/${castingId}/${kind}`).get()
      expect(all.docs.map((item) => item.get('status') as unknown)).toEqual(
        Array.from({ length: 231 }, () => 'declined'),
      )
    }
  })

  it('is changed by staff alone', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await person()
    expect((await changeCasting(artist, castingId, 'closed')).error?.status).toBe('PERMISSION_DENIED')
    const change = { kind: 'casting', castingId, to: 'closed' }
    expect((await call('changeState', change, (await bareAccount()).token)).error?.status).toBe(
      'PERMISSION_DENIED',
    )
    expect((await call('changeState', change)).error?.status).toBe('UNAUTHENTICATED')
    expect((await castingOf(castingId))?.status).toBe('open')
    expect((await changeCasting(agent, 'nenhum', 'closed')).error?.status).toBe('NOT_FOUND')
  })
})

describe('an application', () => {
  it('is sent once for a role, is told in the feed and opens the casting to who sent it', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    expect(await apply(artist, castingId)).toEqual({ result: { status: 'submitted' } })
    expect(await apply(artist, castingId)).toEqual({ result: { status: 'submitted' } })
    expect((await apply(artist, castingId, { note: 'De novo.' })).error?.status).toBe('ALREADY_EXISTS')
    expect(await applicationOf(castingId, artist.uid)).toMatchObject({
      note: 'Cozinho bem.',
      status: 'submitted',
    })
    expect(await candidateOf(castingId, artist.uid)).toMatchObject({
      note: 'Cozinho bem.',
      status: 'submitted',
      media: [PHOTO],
      memo: '',
      history: [{ status: 'submitted', by: artist.uid }],
      movedBy: artist.uid,
      followAt: null,
    })
    expect((await backend.db.doc(`castings/${castingId}/applicants/${artist.uid}`).get()).exists).toBe(true)
    expect(await feedOf(artist.uid)).toEqual(['application'])
  })

  it('is there once of many sent at the same time', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    const notes = Array.from({ length: AT_ONCE }, (_, index) => `Recado ${String(index)}`)
    const answers = await Promise.all(notes.map((note) => apply(artist, castingId, { note })))
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1)
    expect(await feedOf(artist.uid)).toEqual(['application'])
  })

  it.each([
    ['with media of somebody else', {}, { mediaIds: ['foto-2'] }, 'INVALID_ARGUMENT'],
    ['with one photo twice', {}, { mediaIds: ['foto-1', 'foto-1'] }, 'INVALID_ARGUMENT'],
    ['without media', {}, { mediaIds: [] }, 'INVALID_ARGUMENT'],
    ['for a role that is none', {}, { roleId: 'outro' }, 'NOT_FOUND'],
    ['from a suspended profile', { status: 'suspended' as const }, {}, 'FAILED_PRECONDITION'],
    ['from an archived profile', { status: 'archived' as const }, {}, 'FAILED_PRECONDITION'],
  ])('is refused %s', async (_how, profile, changes, status) => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate(profile)
    expect((await apply(artist, castingId, changes)).error?.status).toBe(status)
    expect(await applicationOf(castingId, artist.uid)).toBeUndefined()
    expect(await candidateOf(castingId, artist.uid)).toBeUndefined()
    expect(await feedOf(artist.uid)).toEqual([])
  })

  it('is refused outside the time, where the casting is not open, and to a bare account', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    const bare = { ...(await bareAccount()), profile: artist.profile }
    expect((await apply(bare, castingId)).error?.status).toBe('FAILED_PRECONDITION')
    await backend.db.doc(`castings/${castingId}`).update({ applyUntil: Timestamp.fromMillis(Date.now() - 1) })
    expect((await apply(artist, castingId)).error?.message).toBe('O prazo de inscrição já passou.')
    for (const status of ['draft', 'paused', 'closed', 'archived'] as const) {
      await put(castingId, status)
      expect((await apply(artist, castingId)).error?.status).toBe('NOT_FOUND')
    }
    expect(await applicationOf(castingId, artist.uid)).toBeUndefined()
  })

  it.each([
    ['until it was told', Timestamp.now()],
    ['once it was told', null],
  ])('goes along the arrows, %s, and no other way', async (_when, followAt) => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    await apply(artist, castingId)
    const id = `${artist.uid}_vizinha`
    const ends = { castingId, artistId: artist.uid }
    for (const from of CANDIDATE_STATUSES) {
      const read = isWaiting(from) || followAt !== null ? 'inReview' : from
      for (const to of CANDIDATE_STATUSES.filter((each) => each !== 'withdrawn')) {
        await backend.db.doc(`castings/${castingId}/applications/${id}`).update({ status: read })
        await backend.db.doc(`castings/${castingId}/board/${id}`).update({ status: from, followAt })
        const { result, error } = await changeApplication(agent, ends, to)
        const isFree = to !== 'lapsed' && (isWaiting(from) || followAt !== null)
        const may = from === to || (canMoveCandidate(from, to) && isFree)
        const expected = may ? { status: to } : 'FAILED_PRECONDITION'
        expect([from, to, result ?? error?.status]).toEqual([from, to, expected])
        expect((await candidateOf(castingId, artist.uid))?.status).toBe(may ? to : from)
        expect((await applicationOf(castingId, artist.uid))?.status).toBe(read)
      }
    }
  })

  it.each(APPLICATION_STATUSES)(
    'that its artist reads as %s is theirs to withdraw until there is an answer',
    async (status) => {
      const { castingId } = await openCasting(agent)
      const artist = await candidate()
      await apply(artist, castingId)
      await backend.db.doc(`castings/${castingId}/applications/${artist.uid}_vizinha`).update({ status })
      const { result, error } = await changeApplication(
        artist,
        { castingId, artistId: artist.uid },
        'withdrawn',
      )
      const may = status === 'withdrawn' || canChangeApplicationStatus(status, 'withdrawn')
      expect(result ?? error?.status).toEqual(may ? { status: 'withdrawn' } : 'FAILED_PRECONDITION')
      expect((await applicationOf(castingId, artist.uid))?.status).toBe(may ? 'withdrawn' : status)
    },
  )

  it('is withdrawn by the artist, and answered by staff, alone', async () => {
    const { castingId } = await openCasting(agent)
    const [artist, other] = [await candidate(), await candidate()]
    await apply(artist, castingId)
    const ends = { castingId, artistId: artist.uid }
    for (const [by, to] of [
      [agent, 'withdrawn'],
      [other, 'withdrawn'],
      [other, 'shortlisted'],
      [artist, 'shortlisted'],
      [artist, 'selected'],
    ] as const) {
      expect((await changeApplication(by, ends, to)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect(await changeApplication(artist, ends, 'withdrawn')).toEqual({ result: { status: 'withdrawn' } })
    expect((await apply(artist, castingId)).error?.status).toBe('ALREADY_EXISTS')
    expect(await feedOf(artist.uid)).toEqual(['application', 'applicationWithdrawn'])
    const withdrawn = { status: 'withdrawn', history: [{ by: artist.uid }, { by: artist.uid }] }
    expect(await applicationOf(castingId, artist.uid)).toMatchObject(withdrawn)
    expect(await candidateOf(castingId, artist.uid)).toMatchObject({
      ...withdrawn,
      movedBy: artist.uid,
      followAt: null,
    })
  })

  it('names nobody of staff: who answered is a line of the audit log', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    await apply(artist, castingId)
    await changeApplication(agent, { castingId, artistId: artist.uid }, 'shortlisted')
    await followNow(castingId)
    await changeCasting(agent, castingId, 'closed', DECLINE_ALL)
    const application = await applicationOf(castingId, artist.uid)
    expect(application?.history.map(({ status, by }) => [status, by])).toEqual([
      ['submitted', artist.uid],
      ['inReview', 'agency'],
      ['declined', 'agency'],
    ])
    expect(JSON.stringify(application)).not.toContain(agent.uid)
    const lines = await backend.db.collection('auditLog').where('subject', '==', artist.uid).get()
    expect(lines.docs.map((line) => line.data())).toMatchObject([
      { kind: 'applicationState', actor: agent.uid, detail: { before: 'submitted', after: 'shortlisted' } },
    ])
  })

  it('of a minor is not selected without the court authorisation', async () => {
    const { castingId } = await openCasting(agent)
    const birthDate = Timestamp.fromDate(new Date(Date.now() - 10 * 365 * 86_400_000))
    const minor = await candidate({ birthDate, guardianConfirmedAt: Timestamp.now() })
    await apply(minor, castingId)
    const ends = { castingId, artistId: minor.uid }
    expect((await changeApplication(agent, ends, 'selected')).error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { field: 'courtAuthorisation' },
    })
    const leave = { courtAuthorisation: 'TJPE 123/2026' }
    expect(await changeApplication(agent, ends, 'selected', leave)).toEqual({
      result: { status: 'selected' },
    })
    expect((await candidateOf(castingId, minor.uid))?.courtAuthorisation).toBe('TJPE 123/2026')
    expect(await changeApplication(agent, ends, 'proposed')).toEqual({ result: { status: 'proposed' } })
    expect(await candidateOf(castingId, minor.uid)).not.toHaveProperty('courtAuthorisation')
  })

  it('goes with the person', async () => {
    const { castingId } = await openCasting(agent)
    const artist = await candidate()
    await apply(artist, castingId)
    const there = await remainsOf([artist.uid])
    for (const kind of ['/applications/', '/board/']) {
      expect(there.some((path) => path.includes(kind))).toBe(true)
    }
    expect(await call('deleteMyAccount', { confirmation: 'EXCLUIR' }, artist.token)).toEqual({
      result: { deleted: true },
    })
    expect(await remainsOf([artist.uid])).toEqual([])
  })
})
