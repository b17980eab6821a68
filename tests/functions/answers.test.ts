import '../support/functions/alone.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  applicationOf,
  appliedTo,
  apply,
  candidate,
  candidateOf,
  castingInput,
  changeApplication,
  changeCasting,
  docOf,
  draftAnswer,
  followLater,
  moveCandidates,
  noticesOf,
  openCasting,
} from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'

let agent: Person
let other: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
  other = await person({ grants: ['AGENT'] })
})

const applied = (changes: Parameters<typeof candidate>[0] = {}) => appliedTo(agent, changes)

describe('a message', () => {
  it('goes with the decision to the board, and a minute later to the artist', async () => {
    const { castingId, artistId } = await applied()
    const move = { artistId, from: 'submitted', to: 'selected', message: '  Adoramos o seu vídeo.\n' }
    expect(await moveCandidates(agent, castingId, [move])).toMatchObject([{ outcome: 'done' }])
    const step = { status: 'selected', by: 'agency', message: 'Adoramos o seu vídeo.' }
    expect((await candidateOf(castingId, artistId))?.history.at(-1)).toMatchObject(step)
    expect(JSON.stringify(await applicationOf(castingId, artistId))).not.toContain('Adoramos')
    await Promise.all([followLater(), followLater()])
    expect((await applicationOf(castingId, artistId))?.history.at(-1)).toMatchObject(step)
    expect(await noticesOf(castingId, artistId)).toEqual([['selected', 'Adoramos o seu vídeo.']])
  })

  it('can be another until it is read, and then no more', async () => {
    const { castingId, artistId } = await applied()
    const say = (message: string, from = 'declined') => ({ artistId, from, to: 'declined', message })
    await moveCandidates(agent, castingId, [say('Primeira.', 'submitted')])
    const soon = Timestamp.fromMillis(Date.now() + 5000)
    await docOf(castingId, artistId).update({ followAt: soon })
    const before = await candidateOf(castingId, artistId)
    // Whoever repeats it changes nothing; whoever saw them elsewhere is told.
    const same = say('Primeira.', 'submitted')
    expect(await moveCandidates(other, castingId, [same])).toMatchObject([{ outcome: 'done' }])
    for (const words of ['Segunda.', '']) {
      expect(await moveCandidates(other, castingId, [say(words, 'submitted')])).toMatchObject([
        { outcome: 'moved', status: 'declined', movedBy: agent.uid },
      ])
    }
    expect(await candidateOf(castingId, artistId)).toEqual(before)
    expect(await moveCandidates(other, castingId, [say('Segunda.')])).toMatchObject([
      { outcome: 'done', status: 'declined', movedBy: other.uid },
    ])
    const after = await candidateOf(castingId, artistId)
    expect(after?.history.map(({ status, message }) => [status, message])).toEqual([
      ['submitted', undefined],
      ['declined', 'Segunda.'],
    ])
    expect(after?.followAt?.seconds).toBeGreaterThan(soon.seconds)
    await followLater()
    expect(await moveCandidates(agent, castingId, [say('Terceira.')])).toMatchObject([
      { outcome: 'answered' },
    ])
    expect(await moveCandidates(agent, castingId, [say('Segunda.')])).toMatchObject([{ outcome: 'done' }])
    await followLater()
    expect(await noticesOf(castingId, artistId)).toEqual([['declined', 'Segunda.']])
    expect((await applicationOf(castingId, artistId))?.history.at(-1)?.message).toBe('Segunda.')
  })

  it('can be taken away until it is read', async () => {
    const { castingId, artistId } = await applied()
    const say = { artistId, from: 'submitted', to: 'declined', message: 'Primeira.' }
    await moveCandidates(agent, castingId, [say])
    const nothing = { ...say, from: 'declined', message: '' }
    expect(await moveCandidates(agent, castingId, [nothing])).toMatchObject([{ outcome: 'done' }])
    expect((await candidateOf(castingId, artistId))?.history.at(-1)).not.toHaveProperty('message')
    await followLater()
    expect(await noticesOf(castingId, artistId)).toEqual([['declined', undefined]])
  })

  it('cannot be another once the casting is closed, and is read as it was', async () => {
    const { castingId, artistId } = await applied()
    const say = { artistId, from: 'selected', to: 'selected', message: 'Até segunda.' }
    await moveCandidates(agent, castingId, [{ ...say, from: 'submitted', message: 'Até domingo.' }])
    await changeCasting(agent, castingId, 'closed')
    expect(await moveCandidates(agent, castingId, [say])).toMatchObject([{ outcome: 'closed' }])
    await followLater()
    expect(await noticesOf(castingId, artistId)).toEqual([['selected', 'Até domingo.']])
  })

  it('comes with nothing but a decision', async () => {
    const { castingId, artistId } = await applied()
    const before = await candidateOf(castingId, artistId)
    for (const to of ['shortlisted', 'testing', 'lapsed', 'submitted']) {
      const move = { artistId, from: 'submitted', to, message: 'Oi!' }
      expect(await moveCandidates(agent, castingId, [move])).toMatchObject([{ outcome: 'state' }])
    }
    expect(await candidateOf(castingId, artistId)).toEqual(before)
    const empty = { artistId, from: 'submitted', to: 'shortlisted', message: '  ' }
    expect(await moveCandidates(agent, castingId, [empty])).toMatchObject([{ outcome: 'done' }])
    expect((await candidateOf(castingId, artistId))?.history.at(-1)).not.toHaveProperty('message')
    const long = {
      artistId,
      roleId: 'vizinha',
      from: 'shortlisted',
      to: 'declined',
      message: 'a'.repeat(1001),
    }
    const { error } = await call('changeState', { kind: 'candidates', castingId, moves: [long] }, agent.token)
    expect(error?.status).toBe('INVALID_ARGUMENT')
  })
})

describe('whoever read that it is not this time', () => {
  const WORDS = 'O cliente pediu para ver você de novo.'

  async function declined(changes: Parameters<typeof candidate>[0] = {}) {
    const known = await applied(changes)
    const { castingId, artistId } = known
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'declined', message: 'Até!' }])
    await followLater()
    return { ...known, told: await applicationOf(castingId, artistId) }
  }

  it.each(['submitted', 'shortlisted', 'testing', 'proposed'])(
    'is taken up again into %s with words, and gets another answer',
    async (to) => {
      const { castingId, artistId, told } = await declined()
      const move = { artistId, from: 'declined', to }
      for (const without of [move, { ...move, message: ' ' }, { ...move, to: 'selected', message: WORDS }]) {
        expect(await moveCandidates(agent, castingId, [without])).toMatchObject([{ outcome: 'answered' }])
      }
      expect(await moveCandidates(agent, castingId, [{ ...move, message: WORDS }])).toMatchObject([
        { outcome: 'done', status: to },
      ])
      expect(await applicationOf(castingId, artistId)).toEqual(told)
      await Promise.all([followLater(), followLater()])
      await followLater()
      await moveCandidates(agent, castingId, [{ artistId, from: to, to: 'declined', message: 'Até!' }])
      await followLater()
      const application = await applicationOf(castingId, artistId)
      expect(application?.history.slice(1).map(({ status, message }) => [status, message])).toEqual([
        ['declined', 'Até!'],
        ['inReview', WORDS],
        ['declined', 'Até!'],
      ])
      expect(await noticesOf(castingId, artistId)).toEqual([
        ['declined', 'Até!'],
        ['reopened', WORDS],
        ['declined', 'Até!'],
      ])
    },
  )

  it('reads nothing of a reopening that was taken back within the minute, however long the way', async () => {
    const { castingId, artistId, told } = await declined()
    const say = (from: string, to: string, message = '') => ({ artistId, from, to, message })
    for (const move of [
      say('declined', 'shortlisted', 'Volte.'),
      say('shortlisted', 'shortlisted', WORDS),
      say('shortlisted', 'testing'),
      say('testing', 'selected', 'Parabéns!'),
      say('selected', 'proposed'),
    ]) {
      expect(await moveCandidates(agent, castingId, [move])).toMatchObject([{ outcome: 'done' }])
    }
    expect((await candidateOf(castingId, artistId))?.history.at(-1)).toMatchObject({ message: WORDS })
    // They have read these words, and will read no others.
    const other = say('proposed', 'declined', 'Outra vez não.')
    expect(await moveCandidates(agent, castingId, [other])).toMatchObject([{ outcome: 'answered' }])
    const back = say('proposed', 'declined')
    expect(await moveCandidates(agent, castingId, [back])).toMatchObject([{ outcome: 'done' }])
    await followLater()
    expect(await applicationOf(castingId, artistId)).toEqual(told)
    const stored = await candidateOf(castingId, artistId)
    expect(stored).toMatchObject({ status: 'declined', followAt: null })
    expect(stored?.history.at(-1)?.message).toBe('Até!')
    expect(await noticesOf(castingId, artistId)).toEqual([['declined', 'Até!']])
  })

  it('reads the approval where that comes before they read that they are taken up again', async () => {
    const { castingId, artistId } = await declined()
    const say = (from: string, to: string, message: string) => ({ artistId, from, to, message })
    await moveCandidates(agent, castingId, [say('declined', 'shortlisted', WORDS)])
    await moveCandidates(agent, castingId, [say('shortlisted', 'selected', 'Parabéns!')])
    await followLater()
    const application = await applicationOf(castingId, artistId)
    expect(application?.history.map(({ status }) => status)).toEqual(['submitted', 'declined', 'selected'])
    expect(await noticesOf(castingId, artistId)).toEqual([
      ['declined', 'Até!'],
      ['selected', 'Parabéns!'],
    ])
  })

  it('stays where they are off air and where the casting is closed', async () => {
    const { castingId, artistId } = await declined()
    const move = { artistId, from: 'declined', to: 'shortlisted', message: WORDS }
    await backend.db.doc(`profiles/${artistId}`).update({ status: 'suspended' })
    expect(await moveCandidates(agent, castingId, [move])).toMatchObject([{ outcome: 'offAir' }])
    await backend.db.doc(`profiles/${artistId}`).update({ status: 'published' })
    await changeCasting(agent, castingId, 'closed')
    expect(await moveCandidates(agent, castingId, [move])).toMatchObject([{ outcome: 'closed' }])
  })

  it('and not yet that they are taken up again has their answer as the casting closes', async () => {
    const { castingId, artistId, told } = await declined()
    const move = { artistId, from: 'declined', to: 'testing', message: WORDS }
    await moveCandidates(agent, castingId, [move])
    const answers = [{ from: 'testing', to: 'lapsed', message: 'Sem retorno.' }] as const
    expect(await changeCasting(agent, castingId, 'closed', answers)).toEqual({ result: { status: 'closed' } })
    await followLater()
    expect(await applicationOf(castingId, artistId)).toEqual(told)
    const stored = await candidateOf(castingId, artistId)
    expect(stored).toMatchObject({ status: 'declined', followAt: null })
    expect(stored?.history.at(-1)?.message).toBe('Até!')
    expect(await noticesOf(castingId, artistId)).toEqual([['declined', 'Até!']])
  })
})

describe('a role that has everybody', () => {
  it('takes nobody more until an approval is taken back or the role looks for more', async () => {
    const { castingId } = await openCasting(agent)
    const [first, second, third] = await Promise.all([candidate(), candidate(), candidate()])
    for (const each of [first, second, third]) await apply(each, castingId)
    const approve = (artistId: string) =>
      moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'selected' }])
    for (const { uid } of [first, second]) expect(await approve(uid)).toMatchObject([{ outcome: 'done' }])
    const before = await candidateOf(castingId, third.uid)
    expect(await approve(third.uid)).toMatchObject([{ outcome: 'filled', status: 'submitted' }])
    const { error } = await changeApplication(agent, { castingId, artistId: third.uid }, 'selected')
    expect(error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining('Este personagem já está completo.') as unknown,
    })
    expect(await candidateOf(castingId, third.uid)).toEqual(before)
    // There already.
    expect(await approve(first.uid)).toMatchObject([{ outcome: 'done' }])

    const back = { artistId: first.uid, from: 'selected', to: 'proposed' }
    await moveCandidates(agent, castingId, [back])
    expect(await approve(third.uid)).toMatchObject([{ outcome: 'done' }])
    const again = { artistId: first.uid, from: 'proposed', to: 'selected' }
    expect(await moveCandidates(agent, castingId, [again])).toMatchObject([{ outcome: 'filled' }])
    await backend.db.doc(`castings/${castingId}/roles/vizinha`).update({ quantity: 3 })
    expect(await moveCandidates(agent, castingId, [again])).toMatchObject([{ outcome: 'done' }])
  })

  it('says nothing of another role, and one that is gone has no number', async () => {
    const roles = castingInput().roles.flatMap(({ role }) =>
      ['vizinha', 'outra'].map((id, order) => ({ id, role: { ...role, quantity: 1, order } })),
    )
    const { castingId } = await openCasting(agent, { roles })
    const [first, second] = await Promise.all([candidate(), candidate()])
    for (const roleId of ['vizinha', 'outra']) {
      for (const each of [first, second]) await apply(each, castingId, { roleId })
    }
    const approve = ({ uid }: Person, roleId: string) =>
      moveCandidates(agent, castingId, [{ artistId: uid, roleId, from: 'submitted', to: 'selected' }])
    expect(await approve(first, 'vizinha')).toMatchObject([{ outcome: 'done' }])
    expect(await approve(first, 'outra')).toMatchObject([{ outcome: 'done' }])
    expect(await approve(second, 'outra')).toMatchObject([{ outcome: 'filled' }])
    await backend.db.doc(`castings/${castingId}/roles/outra`).delete()
    expect(await approve(second, 'outra')).toMatchObject([{ outcome: 'done' }])
  })
})

describe('an answer that is held back', () => {
  const DRAFT = { to: 'declined', message: 'Guardada para depois.' } as const

  it('is on the board alone, and can be another or none', async () => {
    const { castingId, artistId } = await applied()
    const [before, application] = [
      await candidateOf(castingId, artistId),
      await applicationOf(castingId, artistId),
    ]
    const spaced = { ...DRAFT, message: ` ${DRAFT.message} ` }
    expect(await draftAnswer(agent, castingId, artistId, spaced)).toEqual([
      { artistId, roleId: 'vizinha', outcome: 'done', status: 'submitted', movedBy: artistId },
    ])
    const held = await candidateOf(castingId, artistId)
    expect(held).toEqual({ ...before, draft: DRAFT, updatedAt: held?.updatedAt })
    expect(held?.updatedAt).not.toEqual(before?.updatedAt)
    await draftAnswer(other, castingId, artistId, DRAFT)
    expect(await candidateOf(castingId, artistId)).toEqual(held)
    const yes = { to: 'selected', message: '' } as const
    await draftAnswer(other, castingId, artistId, yes)
    expect((await candidateOf(castingId, artistId))?.draft).toEqual(yes)
    await followLater()
    expect(await applicationOf(castingId, artistId)).toEqual(application)
    expect(await noticesOf(castingId, artistId)).toEqual([])
    expect(await auditOf(artistId)).toEqual([])
    expect(await draftAnswer(agent, castingId, artistId, null)).toMatchObject([{ outcome: 'done' }])
    expect(await candidateOf(castingId, artistId)).not.toHaveProperty('draft')
  })

  it('stays with its candidate within the column, and is gone once they are moved or withdraw', async () => {
    const { castingId, artist, artistId } = await applied()
    await draftAnswer(agent, castingId, artistId, DRAFT)
    const place = { artistId, from: 'submitted', to: 'submitted', order: 'Zz5' }
    await moveCandidates(agent, castingId, [place])
    expect((await candidateOf(castingId, artistId))?.draft).toEqual(DRAFT)
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'testing' }])
    expect(await candidateOf(castingId, artistId)).not.toHaveProperty('draft')
    await draftAnswer(agent, castingId, artistId, DRAFT)
    await changeApplication(artist, { castingId, artistId }, 'withdrawn')
    expect(await candidateOf(castingId, artistId)).not.toHaveProperty('draft')
  })

  it('is for nobody but whoever waits, in a casting that goes on', async () => {
    const { castingId } = await openCasting(agent)
    const [decided, left, broken, fine] = await Promise.all([
      candidate(),
      candidate(),
      candidate(),
      candidate(),
    ])
    for (const each of [decided, left, broken, fine]) await apply(each, castingId)
    await moveCandidates(agent, castingId, [{ artistId: decided.uid, from: 'submitted', to: 'selected' }])
    await changeApplication(left, { castingId, artistId: left.uid }, 'withdrawn')
    await docOf(castingId, broken.uid).update({ note: 7 })
    const draft = (artistId: string) => ({ artistId, roleId: 'vizinha', draft: DRAFT })
    const drafts = [decided.uid, left.uid, broken.uid, fine.uid, agent.uid, 'ninguem'].map(draft)
    const change = { kind: 'drafts', castingId, drafts }
    const { result } = await call('changeState', change, agent.token)
    expect(result).toMatchObject({
      results: ['answered', 'answered', 'failed', 'done', 'self', 'gone'].map((outcome) => ({ outcome })),
    })
    expect(await candidateOf(castingId, decided.uid)).not.toHaveProperty('draft')
    await backend.db.doc(`castings/${castingId}`).update({ status: 'closed' })
    expect(await draftAnswer(agent, castingId, fine.uid, null)).toMatchObject([{ outcome: 'closed' }])
  })

  it('is staff’s', async () => {
    const { castingId, artist, artistId } = await applied()
    const before = await candidateOf(castingId, artistId)
    const revoked = await person({ grants: ['AGENT'], status: 'suspended' })
    const drafts = [{ artistId, roleId: 'vizinha', draft: DRAFT }]
    const change = { kind: 'drafts', castingId, drafts }
    for (const { token } of [artist, await candidate(), revoked, await bareAccount()]) {
      expect((await call('changeState', change, token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await call('changeState', change)).error?.status).toBe('UNAUTHENTICATED')
    for (const malformed of [
      { drafts: [] },
      { drafts: Array.from({ length: 51 }, () => drafts[0]) },
      { drafts: [{ ...drafts[0], draft: undefined }] },
      { drafts: [{ ...drafts[0], draft: { ...DRAFT, to: 'lapsed' } }] },
      { drafts: [{ ...drafts[0], draft: { ...DRAFT, message: 'a'.repeat(1001) } }] },
    ]) {
      const answer = await call('changeState', { ...change, ...malformed }, agent.token)
      expect(answer.error?.status).toBe('INVALID_ARGUMENT')
    }
    expect(await candidateOf(castingId, artistId)).toEqual(before)
  })
})
