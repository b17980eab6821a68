import '../support/functions/alone.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import {
  applicationOf,
  appliedTo,
  apply,
  candidate,
  candidateOf,
  changeApplication,
  changeCasting,
  docOf,
  followLater,
  moveCandidates,
  noticesOf,
  openCasting,
} from '../support/castings.ts'
import { auditOf } from '../support/functions/audit.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'

const YEAR_MS = 365 * 86_400_000
const BORN_AS_MINOR = Timestamp.fromMillis(Date.now() - 12 * YEAR_MS)

let agent: Person
let other: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
  other = await person({ grants: ['AGENT'] })
})

const applied = (changes: Parameters<typeof candidate>[0] = {}) => appliedTo(agent, changes)

describe('a move', () => {
  it('is on the board at once, and a minute later with the artist, once', async () => {
    const { castingId, artistId } = await applied()
    const before = await applicationOf(castingId, artistId)
    const move = { artistId, from: 'submitted', to: 'shortlisted', order: 'a1V' }
    expect(await moveCandidates(agent, castingId, [move])).toEqual([
      { artistId, roleId: 'vizinha', outcome: 'done', status: 'shortlisted', movedBy: agent.uid },
    ])
    const moved = await candidateOf(castingId, artistId)
    expect(moved).toMatchObject({
      status: 'shortlisted',
      order: 'a1V',
      history: [{ status: 'submitted' }, { status: 'shortlisted', by: 'agency' }],
      movedBy: agent.uid,
    })
    expect(await auditOf(artistId)).toMatchObject([
      {
        kind: 'applicationState',
        actor: agent.uid,
        detail: { castingId, roleId: 'vizinha', before: 'submitted', after: 'shortlisted' },
      },
    ])
    await followLater(50_000)
    expect(await applicationOf(castingId, artistId)).toEqual(before)
    await Promise.all([followLater(), followLater()])
    await followLater()
    const told = await applicationOf(castingId, artistId)
    expect(told).toMatchObject({
      status: 'inReview',
      history: [{ status: 'submitted' }, { status: 'inReview', by: 'agency' }],
    })
    expect(told?.history).toHaveLength(2)
    expect(await candidateOf(castingId, artistId)).toEqual({
      ...moved,
      followAt: null,
      updatedAt: told?.updatedAt,
    })
    expect(await noticesOf(castingId, artistId)).toEqual([])
  })

  it('that is taken back within the minute leaves no trace with the artist', async () => {
    const { castingId, artistId } = await applied()
    const before = await applicationOf(castingId, artistId)
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'selected' }])
    const undone = await moveCandidates(agent, castingId, [{ artistId, from: 'selected', to: 'submitted' }])
    expect(undone).toMatchObject([{ outcome: 'done' }])
    expect((await candidateOf(castingId, artistId))?.followAt).toBeNull()
    await followLater()
    expect(await applicationOf(castingId, artistId)).toEqual(before)
    expect(await noticesOf(castingId, artistId)).toEqual([])
  })

  it('on within what the artist is to read does not wait anew, an answer does', async () => {
    const { castingId, artistId } = await applied()
    const followAt = async () => (await candidateOf(castingId, artistId))?.followAt
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'shortlisted' }])
    const first = Timestamp.fromMillis(Date.now() + 30_000)
    await docOf(castingId, artistId).update({ followAt: first })
    await moveCandidates(agent, castingId, [{ artistId, from: 'shortlisted', to: 'testing' }])
    expect(await followAt()).toEqual(first)
    await moveCandidates(agent, castingId, [{ artistId, from: 'testing', to: 'declined' }])
    expect((await followAt())?.seconds).toBeGreaterThan(first.seconds)
  })

  it('does not happen where somebody else came first, and says who and whereto', async () => {
    const { castingId, artistId } = await applied()
    const move = { artistId, from: 'submitted', to: 'shortlisted' }
    await moveCandidates(agent, castingId, [move])
    const stands = { status: 'shortlisted', movedBy: agent.uid }
    const late = await moveCandidates(other, castingId, [{ ...move, to: 'testing' }])
    expect(late).toMatchObject([{ outcome: 'moved', ...stands }])
    // There already, as after a lost answer.
    expect(await moveCandidates(other, castingId, [move])).toMatchObject([{ outcome: 'done', ...stands }])
    expect((await candidateOf(castingId, artistId))?.history).toHaveLength(2)
  })

  it('within the column changes the place and nothing else', async () => {
    const { castingId, artistId } = await applied()
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'shortlisted' }])
    const before = await candidateOf(castingId, artistId)
    const place = { artistId, from: 'shortlisted', to: 'shortlisted', order: 'Zz5' }
    expect(await moveCandidates(other, castingId, [place])).toMatchObject([
      { outcome: 'done', movedBy: agent.uid },
    ])
    const after = await candidateOf(castingId, artistId)
    expect(after).toEqual({ ...before, order: 'Zz5', updatedAt: after?.updatedAt })
    expect(after?.updatedAt).not.toEqual(before?.updatedAt)
    expect(await auditOf(artistId)).toHaveLength(1)
  })

  it('of many puts them behind everybody, one behind the other', async () => {
    const { castingId, artistId } = await applied()
    const others = await Promise.all(Array.from({ length: 6 }, () => candidate()))
    for (const each of others) await apply(each, castingId)
    const uids = [...others.map(({ uid }) => uid).toReversed(), artistId]
    await moveCandidates(
      agent,
      castingId,
      uids.map((uid) => ({ artistId: uid, from: 'submitted', to: 'testing' })),
    )
    const column = await backend.db.collection(`castings/${castingId}/board`).orderBy('order').get()
    expect(column.docs.map((each) => each.get('artistId') as unknown)).toEqual(uids)
  })
})

describe('each of several moves', () => {
  it('ends by itself, in the order in which they were asked for', async () => {
    const { castingId } = await openCasting(agent)
    const [fine, broken, off, left, minor, grown] = await Promise.all([
      candidate(),
      candidate(),
      candidate(),
      candidate(),
      candidate({ birthDate: BORN_AS_MINOR, guardianConfirmedAt: Timestamp.now() }),
      candidate({ registeredAsMinor: true }),
    ])
    for (const each of [fine, broken, off, left, minor, grown]) await apply(each, castingId)
    await backend.db.doc(`castings/${castingId}/roles/vizinha`).update({ quantity: 3 })
    await docOf(castingId, broken.uid).update({ note: 7 })
    await backend.db.doc(`profiles/${off.uid}`).update({ status: 'suspended' })
    await changeApplication(left, { castingId, artistId: left.uid }, 'withdrawn')
    const to = (artistId: string, changes: object = {}) => ({
      artistId,
      from: 'submitted',
      to: 'selected',
      ...changes,
    })
    const moves = [
      to(broken.uid),
      to(fine.uid),
      to(off.uid),
      to(off.uid, { to: 'declined' }),
      to(left.uid),
      to(left.uid, { from: 'withdrawn' }),
      to(minor.uid),
      to(minor.uid, { to: 'withdrawn' }),
      to(grown.uid),
      to(agent.uid),
      to('ninguem'),
    ]
    const results = []
    // One after the other, since some are about the same person.
    for (const move of moves) results.push(...(await moveCandidates(agent, castingId, [move])))
    expect(results.map(({ artistId, outcome, status }) => [artistId, outcome, status])).toEqual([
      [broken.uid, 'failed', undefined],
      [fine.uid, 'done', 'selected'],
      [off.uid, 'offAir', 'submitted'],
      [off.uid, 'done', 'declined'],
      [left.uid, 'moved', 'withdrawn'],
      [left.uid, 'answered', 'withdrawn'],
      [minor.uid, 'court', 'submitted'],
      [minor.uid, 'state', 'submitted'],
      [grown.uid, 'director', 'submitted'],
      [agent.uid, 'self', undefined],
      ['ninguem', 'gone', undefined],
    ])
    const director = await person({ grants: ['AGENT', 'DIRECTOR'] })
    const court = { courtAuthorisation: 'TJPE 123/2026' }
    const both = [to(broken.uid), to(minor.uid), to(grown.uid)]
    expect(await moveCandidates(director, castingId, both, court)).toMatchObject([
      { artistId: broken.uid, outcome: 'failed' },
      { artistId: minor.uid, outcome: 'done' },
      { artistId: grown.uid, outcome: 'done' },
    ])
    expect((await candidateOf(castingId, minor.uid))?.courtAuthorisation).toBe('TJPE 123/2026')
    expect(await candidateOf(castingId, grown.uid)).not.toHaveProperty('courtAuthorisation')
  })

  it('is staff’s', async () => {
    const { castingId, artist, artistId } = await applied()
    const before = await candidateOf(castingId, artistId)
    const revoked = await person({ grants: ['AGENT'], status: 'suspended' })
    const moves = [{ artistId, roleId: 'vizinha', from: 'submitted', to: 'selected' }]
    const change = { kind: 'candidates', castingId, moves }
    for (const { token } of [artist, await candidate(), revoked, await bareAccount()]) {
      expect((await call('changeState', change, token)).error?.status).toBe('PERMISSION_DENIED')
    }
    expect((await call('changeState', change)).error?.status).toBe('UNAUTHENTICATED')
    for (const malformed of [{ moves: [] }, { moves: [{ ...moves[0], order: '' }] }, { to: 'selected' }]) {
      const answer = await call('changeState', { ...change, ...malformed }, agent.token)
      expect(answer.error?.status).toBe('INVALID_ARGUMENT')
    }
    expect(await candidateOf(castingId, artistId)).toEqual(before)
  })
})

describe('an answer', () => {
  it.each(['selected', 'declined'] as const)(
    '%s is told a minute later, once, and then stands',
    async (to) => {
      const { castingId, artistId } = await applied()
      await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to }])
      expect(await noticesOf(castingId, artistId)).toEqual([])
      await Promise.all([followLater(), followLater()])
      expect(await noticesOf(castingId, artistId)).toEqual([[to, undefined]])
      expect(await applicationOf(castingId, artistId)).toMatchObject({
        status: to,
        history: [{ status: 'submitted' }, { status: to, by: 'agency' }],
      })
      const back = { artistId, from: to, to: 'shortlisted' }
      expect(await moveCandidates(agent, castingId, [back])).toMatchObject([
        { outcome: 'answered', status: to, movedBy: agent.uid },
      ])
      await followLater()
      expect(await noticesOf(castingId, artistId)).toHaveLength(1)
    },
  )

  it('that waits is overtaken by the artist who withdraws', async () => {
    const { castingId, artist, artistId } = await applied()
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'selected' }])
    const no = await changeApplication(artist, { castingId, artistId }, 'withdrawn')
    expect(no).toEqual({ result: { status: 'withdrawn' } })
    expect(await candidateOf(castingId, artistId)).toMatchObject({ status: 'withdrawn', followAt: null })
    await followLater()
    expect((await applicationOf(castingId, artistId))?.history.map(({ status }) => status)).toEqual([
      'submitted',
      'withdrawn',
    ])
    expect(await candidateOf(castingId, artistId)).toMatchObject({ status: 'withdrawn', followAt: null })
    expect(await noticesOf(castingId, artistId)).toEqual([])
  })

  it('that waits is told after the casting has closed, which ends moving', async () => {
    const { castingId, artistId } = await applied()
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'selected' }])
    expect(await changeCasting(agent, castingId, 'closed')).toEqual({ result: { status: 'closed' } })
    expect((await applicationOf(castingId, artistId))?.status).toBe('submitted')
    const back = { artistId, from: 'selected', to: 'testing' }
    expect(await moveCandidates(agent, castingId, [back])).toMatchObject([{ outcome: 'closed' }])
    const { error } = await changeApplication(agent, { castingId, artistId }, 'testing')
    expect(error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'Este casting foi encerrado.',
    })
    await followLater()
    expect((await applicationOf(castingId, artistId))?.status).toBe('selected')
    expect(await noticesOf(castingId, artistId)).toEqual([['selected', undefined]])
  })
})

describe('the board is followed', () => {
  it('never backwards', async () => {
    const { castingId, artistId } = await applied()
    await docOf(castingId, artistId, 'applications').update({ status: 'inReview' })
    const before = await applicationOf(castingId, artistId)
    await docOf(castingId, artistId).update({ status: 'submitted', followAt: Timestamp.fromMillis(0) })
    await followLater()
    expect(await applicationOf(castingId, artistId)).toEqual(before)
    expect((await candidateOf(castingId, artistId))?.followAt).toBeNull()
  })

  it('for all, whatever is wrong with one, and nobody comes back who was deleted', async () => {
    const [broken, gone, fine] = [await applied(), await applied(), await applied()]
    for (const { castingId, artistId } of [broken, gone, fine]) {
      await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'declined' }])
    }
    await docOf(broken.castingId, broken.artistId).update({ note: 7, followAt: Timestamp.fromMillis(0) })
    await docOf(gone.castingId, gone.artistId, 'applications').delete()
    await followLater()
    await followLater()
    expect((await applicationOf(fine.castingId, fine.artistId))?.status).toBe('declined')
    expect((await applicationOf(broken.castingId, broken.artistId))?.status).toBe('submitted')
    expect(await applicationOf(gone.castingId, gone.artistId)).toBeUndefined()
    expect(await noticesOf(gone.castingId, gone.artistId)).toEqual([])
    await docOf(broken.castingId, broken.artistId).delete()
  })

  it('by more than one page of them', { tags: 'deep' }, async () => {
    const { castingId, artistId } = await applied()
    const [application, onBoard] = [
      await applicationOf(castingId, artistId),
      await candidateOf(castingId, artistId),
    ]
    const batch = backend.db.batch()
    const waiting = { ...onBoard, status: 'shortlisted', followAt: Timestamp.fromMillis(0) }
    for (let index = 0; index < 130; index += 1) {
      batch.set(docOf(castingId, `p${String(index)}`, 'applications'), application ?? {})
      batch.set(docOf(castingId, `p${String(index)}`), waiting)
    }
    await batch.commit()
    expect(await followLater()).toBe(130)
    const all = await backend.db.collection(`castings/${castingId}/applications`).get()
    expect(all.docs.filter((each) => each.get('status') === 'inReview')).toHaveLength(130)
  })
})
