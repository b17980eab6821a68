import { instantToDate } from '@ribalta/domain/instant'
import { MAX_CODE_TRIES, MAX_DEVICES } from '@ribalta/domain/proposals/answers'
import { viewSchema } from '@ribalta/domain/schemas/proposals/answers'
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { reviewerId } from '../../functions/src/services/proposals/reviewer.ts'
import { CODE_TRIES, limitOf } from '../../functions/src/services/shared/rateLimit.ts'
import { AT_ONCE } from '../support/functions/atOnce.ts'
import { inOneWindow, someAddress } from '../support/functions/callers.ts'
import { backend, call, person, type Person } from '../support/functions/functions.ts'
import {
  answerRoom,
  askRoom,
  keyOf,
  type MadeProposal,
  makeProposal,
  openedRoom,
  presentedItem,
  proposalOf,
  reviewer,
  reviewOf,
} from '../support/proposals.ts'
import { proof } from '../../scripts/lib/proof.ts'

const CODE = 'Café das 9'
const YES = { answer: 'yes', comment: '' } as const

let agent: Person
let ana: Person
let bia: Person
beforeAll(async () => {
  ;[agent, ana, bia] = await Promise.all([
    person({ grants: ['AGENT'], status: 'published' }),
    person({ status: 'published' }),
    person({ status: 'published' }),
  ])
})

function made(): Promise<MadeProposal> {
  return makeProposal([presentedItem(ana), presentedItem(bia)])
}

async function viewOf({ id }: MadeProposal, as: ReturnType<typeof reviewer>) {
  const stored = await backend.db.doc(`proposals/${id}/views/${reviewerId(id, as)}`).get()
  return viewSchema.parse(stored.data())
}

/** What the feed says of a proposal. */
async function feedOf({ id }: MadeProposal): Promise<string[]> {
  const { docs } = await backend.db.collection('feed').where('proposalId', '==', id).get()
  return docs.map((line) => String(line.get('kind'))).toSorted()
}

const setCode = (proposalId: string, code: string | null, token: string | undefined = agent.token) =>
  call('setProposalCode', { proposalId, code }, token)

describe('the door of a room', () => {
  it('says what the proposal is called and asks for a name, and notes nobody', async () => {
    const room = await made()
    const { result } = await call('getProposal', { proposalId: room.id, key: room.key })
    expect(result).toEqual({ door: { title: 'Campanha de inverno', asksCode: false, isCodeWrong: false } })
    expect((await proposalOf(room.id)).openedBy).toBe(0)
  })

  it('lets each device in under its name, and notes once that it looked', async () => {
    const room = await made()
    const [first, second] = [reviewer('Duda'), reviewer('Duda')]
    const { review, room: shown } = await openedRoom(room, first)
    expect(review).toEqual({ choices: {}, status: 'open' })
    expect(shown.artists).toHaveLength(2)
    await Promise.all([openedRoom(room, second), openedRoom(room, second)])
    const before = await viewOf(room, first)
    await openedRoom(room, { ...first, name: 'Duda Reis' })
    const after = await viewOf(room, first)
    expect(after).toMatchObject({ name: 'Duda Reis', firstAt: before.firstAt })
    expect(instantToDate(after.lastAt).getTime()).toBeGreaterThan(instantToDate(before.lastAt).getTime())
    expect((await proposalOf(room.id)).openedBy).toBe(2)
    expect(await feedOf(room)).toEqual(['presentationOpened', 'presentationOpened'])
  })

  it.each([
    ['no name', { secret: 'x'.repeat(32), name: ' ' }],
    ['a secret that could be guessed', { secret: '1', name: 'Duda' }],
  ])('is closed to whoever says %s', async (_name, as) => {
    expect((await askRoom(await made(), { as })).error?.status).toBe('INVALID_ARGUMENT')
  })

  it('refuses the fifty-first device of a link, but no known one, until staff make a new link or code', async () => {
    const room = await made()
    const known = reviewer()
    const fill = () => backend.db.doc(`proposals/${room.id}`).update({ devices: MAX_DEVICES })
    await openedRoom(room, known)
    expect(await proposalOf(room.id)).toMatchObject({ openedBy: 1, devices: 1 })
    await fill()
    expect((await askRoom(room)).error?.status).toBe('RESOURCE_EXHAUSTED')
    await openedRoom(room, known)

    await call('renewProposalLink', { proposalId: room.id }, agent.token)
    const renewed = { ...room, key: await keyOf(room.id) }
    await openedRoom(renewed, known)
    await openedRoom(renewed)
    expect(await proposalOf(room.id)).toMatchObject({ openedBy: 2, devices: 1 })

    await fill()
    await setCode(room.id, CODE)
    expect((await askRoom(renewed, { code: CODE })).result).toHaveProperty('room')
    expect((await proposalOf(room.id)).devices).toBe(1)
  })
})

describe('an access code', () => {
  it('is asked of every device once, before anything is said of the proposal', async () => {
    const room = await made()
    const inside = reviewer()
    const { tickets } = await openedRoom(room, inside)
    expect((await setCode(room.id, CODE)).error).toBeUndefined()
    const asked = { door: { asksCode: true, isCodeWrong: false } }
    expect((await call('getProposal', { proposalId: room.id, key: room.key })).result).toEqual(asked)
    expect((await askRoom(room, { as: inside })).result).toEqual(asked)
    expect((await answerRoom(room, inside, [{ artistId: ana.uid, ...YES }])).error?.status).toBe(
      'PERMISSION_DENIED',
    )
    const [ticket = ''] = Object.values(tickets)
    expect((await fetch(`http://127.0.0.1:5000/file/${ticket}`)).status).toBe(403)
    expect((await askRoom(room, { as: inside, code: 'Café das 8' })).result).toEqual({
      door: { asksCode: true, isCodeWrong: true },
    })
    expect((await askRoom(room, { as: inside, code: ' café das 9 ' })).result).toHaveProperty('room')
    await openedRoom(room, inside)
    expect((await answerRoom(room, inside, [{ artistId: ana.uid, ...YES }])).error).toBeUndefined()
    expect((await proposalOf(room.id)).openedBy).toBe(1)
  })

  it('that is set anew is asked for anew, and that is taken away by nobody', async () => {
    const room = await made()
    const inside = reviewer()
    await setCode(room.id, CODE)
    await askRoom(room, { as: inside, code: CODE })
    await setCode(room.id, 'outro código')
    expect((await askRoom(room, { as: inside, code: CODE })).result).toMatchObject({
      door: { isCodeWrong: true },
    })
    await setCode(room.id, null)
    await openedRoom(room, inside)
    expect((await answerRoom(room, inside, [])).error).toBeUndefined()
    await openedRoom(room)
  })

  it('is still asked for behind a new link, and gone with the access', async () => {
    const room = await made()
    await setCode(room.id, CODE)
    await call('renewProposalLink', { proposalId: room.id }, agent.token)
    const renewed = { ...room, key: await keyOf(room.id) }
    expect((await askRoom(renewed)).result).toMatchObject({ door: { asksCode: true } })
    await call('changeState', { kind: 'proposal', proposalId: room.id, to: 'revoked' }, agent.token)
    expect((await backend.db.doc(`proposals/${room.id}/internal/code`).get()).exists).toBe(false)
    expect((await setCode(room.id, CODE)).error?.status).toBe('FAILED_PRECONDITION')
  })

  it('lies nowhere as it was typed, and is set by staff alone, noted', async () => {
    const room = await made()
    for (const token of [ana.token, '']) expect((await setCode(room.id, CODE, token)).error).toBeDefined()
    expect((await setCode(room.id, 'curto')).error?.status).toBe('INVALID_ARGUMENT')
    expect((await setCode('nao-ha', CODE)).error?.status).toBe('NOT_FOUND')
    await setCode(room.id, CODE)
    const stored = await Promise.all(
      [`proposals/${room.id}`, `proposals/${room.id}/internal/code`, `proposals/${room.id}/internal/key`].map(
        async (path) => JSON.stringify((await backend.db.doc(path).get()).data()),
      ),
    )
    expect(stored.join().toLowerCase()).not.toContain('café')
    const noted = await backend.db.collection('auditLog').where('detail.proposalId', '==', room.id).get()
    expect(noted.docs.map((line) => String(line.get('kind')))).toEqual(['proposalCode'])
  })

  it('is tried so often from one address, however many devices it has, and nobody else is locked out', async () => {
    const room = await made()
    await setCode(room.id, CODE)
    await inOneWindow(CODE_TRIES)
    const [guesser, client] = [someAddress(), someAddress()]
    const statuses = new Map<string, number>()
    for (let sent = 0; sent < CODE_TRIES.max + 5; sent += 1) {
      const status = await guess(room, { code: `palpite ${String(sent)}`, address: guesser })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ wrong: CODE_TRIES.max, RESOURCE_EXHAUSTED: 5 })
    expect(await guess(room, { code: CODE, address: guesser })).toBe('RESOURCE_EXHAUSTED')
    expect(await guess(room, { code: CODE, address: client })).toBe('in')
    const other = await made()
    await setCode(other.id, CODE)
    expect(await guess(other, { code: CODE, address: guesser })).toBe('in')
  })
})

const isSpent = async ({ id }: MadeProposal): Promise<boolean> => (await proposalOf(id)).isCodeSpent === true

it('refuses new devices once an access code was wrong too often from all addresses together, until staff set another', async () => {
  const room = await made()
  const inside = reviewer()
  await setCode(room.id, CODE)
  await askRoom(room, { as: inside, code: CODE })
  const stored = backend.db.doc(`proposals/${room.id}/internal/code`)
  expect((await stored.get()).get('tries')).toBe(0)
  await stored.update({ tries: MAX_CODE_TRIES - 3 })
  const guesses = Array.from({ length: 8 }, (_, place) =>
    guess(room, { code: `palpite ${String(place)}`, address: someAddress() }),
  )
  expect((await Promise.all(guesses)).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'RESOURCE_EXHAUSTED'),
    ...Array.from({ length: 3 }, () => 'wrong'),
  ])
  expect(await isSpent(room)).toBe(true)
  expect(await guess(room, { code: CODE, address: someAddress() })).toBe('RESOURCE_EXHAUSTED')
  await openedRoom(room, inside)

  await setCode(room.id, 'outro código')
  expect(await isSpent(room)).toBe(false)
  expect(await guess(room, { code: 'outro código', address: someAddress() })).toBe('in')
})

const byte = (): string => String(1 + ((randomBytes(1)[0] ?? 0) % 250))

interface Guess {
  readonly code: string
  /** Where the platform says that it comes from. */
  readonly address: string
}

async function guess({ id, key }: MadeProposal, { code, address }: Guess): Promise<string> {
  const headers = { 'x-forwarded-for': `192.0.2.${byte()}, ${address}` }
  const asked = { proposalId: id, key, reviewer: reviewer(), code }
  const { result, error } = await call('getProposal', asked, undefined, headers)
  if (error !== undefined) return error.status
  return typeof result === 'object' && result !== null && 'door' in result ? 'wrong' : 'in'
}

it('guesses of keys and codes from one address get nothing, whatever they say of where they come from', async () => {
  const room = await made()
  await setCode(room.id, CODE)
  const address = someAddress()
  const guesses = proof().isDeep ? 10_000 : 60
  const counts: Record<string, number> = {}
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, first) => {
      for (let turn = first; turn < guesses; turn += AT_ONCE) {
        const chance = randomBytes(24).toString('base64url')
        const key = turn % 2 === 0 ? chance : room.key
        const said = await guess({ id: room.id, key }, { code: chance, address })
        counts[said] = (counts[said] ?? 0) + 1
      }
    }),
  )
  const { wrong = 0, NOT_FOUND: unknown = 0, RESOURCE_EXHAUSTED: limited = 0, ...others } = counts
  expect(others).toEqual({})
  expect(wrong).toBeGreaterThan(0)
  // At most the windows that the run lies in.
  expect(wrong + unknown).toBeLessThanOrEqual(2 * limitOf('getProposal').max)
  expect(limited).toBe(guesses - wrong - unknown)
  expect(limited).toBeGreaterThan(0)
})

describe('what a reviewer says', () => {
  it('is kept as it is said, artist by artist, for this device alone', async () => {
    const room = await made()
    const [first, second] = [reviewer('Duda'), reviewer('Duda')]
    await openedRoom(room, first)
    await openedRoom(room, second)
    const said = {
      artistId: ana.uid,
      answer: 'yes',
      comment: '<script>alert(1)</script>',
      preference: 1,
    } as const
    expect((await answerRoom(room, first, [said])).result).toEqual({ status: 'open', gone: [] })
    expect((await answerRoom(room, first, [said])).result).toEqual({ status: 'open', gone: [] })
    await answerRoom(room, first, [{ artistId: bia.uid, answer: 'no', comment: '' }])
    const { artistId, ...choice } = said
    const choices = { [artistId]: choice, [bia.uid]: { answer: 'no', comment: '' } }
    expect((await openedRoom(room, first)).review).toEqual({ choices, status: 'open' })
    expect((await openedRoom(room, second)).review).toEqual({ choices: {}, status: 'open' })
    expect(await reviewOf(room.id, first)).toMatchObject({ choices, status: 'open' })
    await answerRoom(room, first, [{ artistId: bia.uid, comment: '' }])
    expect(await reviewOf(room.id, first)).toMatchObject({
      choices: { [ana.uid]: choice },
      people: [ana.uid],
    })
    expect(await proposalOf(room.id)).toMatchObject({ status: 'published', answeredBy: 0 })
  })

  it('has a preference only with a yes', async () => {
    const room = await made()
    const as = reviewer()
    await openedRoom(room, as)
    await answerRoom(room, as, [{ artistId: ana.uid, answer: 'maybe', comment: '', preference: 2 }])
    expect((await reviewOf(room.id, as)).choices).toEqual({ [ana.uid]: { answer: 'maybe', comment: '' } })
  })

  it('of somebody who is not in it is not kept, and that is said', async () => {
    const room = await made()
    const as = reviewer()
    await openedRoom(room, as)
    const answered = await answerRoom(room, as, [
      { artistId: agent.uid, ...YES },
      { artistId: ana.uid, ...YES },
    ])
    expect(answered.result).toEqual({ status: 'open', gone: [agent.uid] })
    expect((await reviewOf(room.id, as)).people).toEqual([ana.uid])
  })

  it('is sent once, closes then, makes the proposal answered, and is reopened until the deadline', async () => {
    const room = await made()
    const as = reviewer()
    await openedRoom(room, as)
    expect((await answerRoom(room, as, [], 'send')).error?.status).toBe('FAILED_PRECONDITION')
    const said = [{ artistId: ana.uid, ...YES }]
    expect((await answerRoom(room, as, said, 'send')).result).toEqual({ status: 'sent', gone: [] })
    expect((await answerRoom(room, as, said, 'send')).result).toEqual({ status: 'sent', gone: [] })
    expect((await answerRoom(room, as, said)).result).toEqual({ status: 'sent', gone: [] })
    expect(await proposalOf(room.id)).toMatchObject({ status: 'answered', answeredBy: 1, version: 1 })
    const other = [{ artistId: ana.uid, answer: 'no', comment: '' } as const]
    for (const act of ['save', 'send'] as const) {
      expect((await answerRoom(room, as, other, act)).error?.status).toBe('FAILED_PRECONDITION')
    }
    expect((await answerRoom(room, as, [], 'reopen')).result).toEqual({ status: 'open', gone: [] })
    await answerRoom(room, as, other)
    expect((await answerRoom(room, as, [], 'send')).result).toEqual({ status: 'sent', gone: [] })
    expect((await reviewOf(room.id, as)).choices).toEqual({ [ana.uid]: { answer: 'no', comment: '' } })
    expect(await proposalOf(room.id)).toMatchObject({ status: 'answered', answeredBy: 1 })
    expect(await feedOf(room)).toEqual(['presentationAnswered', 'presentationOpened'])

    await backend.db.doc(`proposals/${room.id}`).update({ deadline: Timestamp.fromMillis(1000) })
    expect((await answerRoom(room, as, [], 'reopen')).error?.status).toBe('NOT_FOUND')
  })

  it('of many at once is all there, and counted once each', async () => {
    const room = await made()
    const all = Array.from({ length: AT_ONCE }, (_, index) => reviewer(`Cliente ${String(index)}`))
    await Promise.all(all.map((as) => openedRoom(room, as)))
    const answers = await Promise.all(
      all.map((as) => answerRoom(room, as, [{ artistId: ana.uid, ...YES }], 'send')),
    )
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(await proposalOf(room.id)).toMatchObject({ openedBy: AT_ONCE, answeredBy: AT_ONCE })
  })

  it('is taken from nobody who did not enter, and not by another link', async () => {
    const room = await made()
    const as = reviewer()
    expect((await answerRoom(room, as, [])).error?.status).toBe('PERMISSION_DENIED')
    await openedRoom(room, as)
    expect((await answerRoom({ ...room, key: 'x' }, as, [])).error?.status).toBe('NOT_FOUND')
    await call('renewProposalLink', { proposalId: room.id }, agent.token)
    expect((await answerRoom(room, as, [])).error?.status).toBe('NOT_FOUND')
  })
})

describe('a proposal that was answered', () => {
  it('is still open and changed, and concluded by ending the access', async () => {
    const room = await made()
    const as = reviewer()
    await openedRoom(room, as)
    await answerRoom(room, as, [{ artistId: ana.uid, ...YES }], 'send')
    await openedRoom(room)
    const change = (to: string) =>
      call('changeState', { kind: 'proposal', proposalId: room.id, to }, agent.token)
    expect((await change('published')).error?.status).toBe('FAILED_PRECONDITION')
    expect((await call('renewProposalLink', { proposalId: room.id }, agent.token)).error).toBeUndefined()
    const renewed = { ...room, key: await keyOf(room.id) }
    await openedRoom(renewed, as)
    expect((await change('closed')).result).toEqual({ status: 'closed' })
    expect((await askRoom(renewed)).error?.status).toBe('NOT_FOUND')
    expect((await reviewOf(room.id, as)).choices).toEqual({ [ana.uid]: YES })
  })

  it('is not concluded before', async () => {
    const { id } = await made()
    const { error } = await call(
      'changeState',
      { kind: 'proposal', proposalId: id, to: 'closed' },
      agent.token,
    )
    expect(error?.status).toBe('FAILED_PRECONDITION')
  })
})
