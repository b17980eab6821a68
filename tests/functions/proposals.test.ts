import { MEDIA_AT_FIRST } from '@ribalta/domain/proposals/proposal'
import type { ProfileMedia } from '@ribalta/domain/schemas/media/media'
import { addToProposalResultSchema } from '@ribalta/domain/schemas/proposals/proposal'
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
  moveCandidates,
  openCasting,
  PHOTO,
} from '../support/castings.ts'
import { backend, bareAccount, call, type Person, person } from '../support/functions/functions.ts'
import {
  askRoom,
  keyOf,
  makeProposal,
  presentedItem,
  proposalForm,
  proposalOf,
} from '../support/proposals.ts'
import { chanceId, inHours, requestedOne, testsInCasting } from '../support/screenTests.ts'
import { sendTakes } from '../support/sentTakes.ts'

const BORN_AS_MINOR = Timestamp.fromMillis(Date.now() - 12 * 365 * 86_400_000)

let agent: Person
let artist: Person

beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
  artist = await candidate()
})

const save = async (proposalId: string, version: number, form: object, by = agent) =>
  call('saveProposal', { proposalId, version, form }, by.token)
const change = async (proposalId: string, to: string, by = agent) =>
  call('changeState', { kind: 'proposal', proposalId, to }, by.token)
const add = async (input: object, by = agent) => call('addToProposal', input, by.token)
const into = (id: string) => ({ kind: 'existing', id })
const anew = (id = chanceId()) => ({ kind: 'new', id, title: 'Campanha', client: '' })

async function outcomes(input: object): Promise<string[]> {
  const { result, error } = await add(input)
  if (error !== undefined) throw new Error(`Nobody was brought in: ${error.status} ${error.message}`)
  return addToProposalResultSchema.parse(result).results.map(({ outcome }) => outcome)
}

async function linesOf(proposalId: string): Promise<string[]> {
  const { docs } = await backend.db.collection('auditLog').where('detail.proposalId', '==', proposalId).get()
  return docs.map((line) => `${String(line.get('kind'))} ${String(line.get('detail.after'))}`).toSorted()
}

describe('a proposal', () => {
  it('is saved, and the same twice is once', async () => {
    const id = chanceId()
    const form = proposalForm([presentedItem(artist, { role: 'Mãe' })])
    expect((await save(id, 0, form)).result).toEqual({ version: 1 })
    expect((await save(id, 0, form)).result).toEqual({ version: 1 })
    expect(await proposalOf(id)).toMatchObject({
      status: 'draft',
      people: [artist.uid],
      keyVersion: 0,
      createdBy: agent.uid,
      items: [{ artistId: artist.uid, role: 'Mãe', media: ['foto-1'], takes: [] }],
    })
    expect((await save(id, 1, { ...form, title: 'Outra' })).result).toEqual({ version: 2 })
    expect(await proposalOf(id)).toMatchObject({ title: 'Outra', version: 2 })
  })

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const id = chanceId()
    const form = proposalForm([])
    await save(id, 0, form)
    await save(id, 1, { ...form, title: 'De outra pessoa' })
    expect((await save(id, 1, { ...form, title: 'Minha' })).error?.status).toBe('ABORTED')
    expect((await proposalOf(id)).title).toBe('De outra pessoa')
  })

  it.each([
    ['somebody without a record', { items: [{ artistId: 'nobody-at-all', role: '', media: [], takes: [] }] }],
    ['a deadline years ahead', { deadline: inHours(24 * 400) }],
    ['an instant that no database stores', { deadline: { seconds: -1e12, nanoseconds: 0 } }],
    ['a fact that leads around the agency', { facts: ['links'] }],
    ['a title of one letter', { title: 'X' }],
  ])('with %s is refused', async (_name, changes) => {
    const { error } = await save(chanceId(), 0, { ...proposalForm([]), ...changes })
    expect(error?.status).toBe('INVALID_ARGUMENT')
  })

  it('shows at most sixty artists, each once', async () => {
    const item = presentedItem(artist)
    expect((await save(chanceId(), 0, proposalForm([item, item]))).error?.status).toBe('INVALID_ARGUMENT')
    const many = Array.from({ length: 61 }, (_, index) => ({ ...item, artistId: `artista-${String(index)}` }))
    expect((await save(chanceId(), 0, proposalForm(many))).error?.status).toBe('INVALID_ARGUMENT')
  })

  it('is published with a key that lies nowhere else, renewed and ended, each in the audit log', async () => {
    const id = chanceId()
    await save(id, 0, proposalForm([presentedItem(artist)]))
    expect((await change(id, 'published')).result).toEqual({ status: 'published' })
    expect((await change(id, 'published')).result).toEqual({ status: 'published' })
    const first = await keyOf(id)
    expect(JSON.stringify(await proposalOf(id))).not.toContain(first)
    expect((await askRoom({ id, key: first })).error).toBeUndefined()

    const renewed = await call('renewProposalLink', { proposalId: id }, agent.token)
    expect(renewed.result).toEqual({ keyVersion: 2 })
    const second = await keyOf(id)
    expect((await askRoom({ id, key: first })).error?.status).toBe('NOT_FOUND')
    expect((await askRoom({ id, key: second })).error).toBeUndefined()

    expect((await change(id, 'revoked')).result).toEqual({ status: 'revoked' })
    expect((await askRoom({ id, key: second })).error?.status).toBe('NOT_FOUND')
    expect((await backend.db.doc(`proposals/${id}/internal/key`).get()).exists).toBe(false)
    expect(await linesOf(id)).toEqual([
      'proposalLink undefined',
      'proposalState published',
      'proposalState revoked',
    ])
    for (const refused of [
      await change(id, 'published'),
      await change(id, 'discarded'),
      await save(id, 1, proposalForm([])),
      await call('renewProposalLink', { proposalId: id }, agent.token),
      await add({ proposal: into(id), people: [{ artistId: artist.uid }] }),
    ]) {
      expect(refused.error?.status).toBe('FAILED_PRECONDITION')
    }
  })

  it('is not published without anybody to show, nor after its deadline', async () => {
    const child = await candidate({ birthDate: BORN_AS_MINOR })
    const gone = await candidate({ status: 'archived' })
    for (const items of [[], [presentedItem(child), presentedItem(gone)]]) {
      const id = chanceId()
      await save(id, 0, proposalForm(items))
      expect((await change(id, 'published')).error?.status).toBe('FAILED_PRECONDITION')
    }
    const late = chanceId()
    await save(late, 0, proposalForm([presentedItem(artist)], { deadline: inHours(-1) }))
    expect((await change(late, 'published')).error?.status).toBe('FAILED_PRECONDITION')
  })

  it('that is published changes at once, and keeps somebody in it', async () => {
    const made = await makeProposal([presentedItem(artist)])
    const empty = await save(made.id, 1, proposalForm([]))
    expect(empty.error?.status).toBe('FAILED_PRECONDITION')
    await save(made.id, 1, proposalForm([presentedItem(artist)], { title: 'Campanha de verão' }))
    expect((await askRoom(made)).result).toMatchObject({ room: { title: 'Campanha de verão' } })
  })

  it('that is over opens again with a later deadline, by the same link', async () => {
    const made = await makeProposal([presentedItem(artist)], { deadline: Timestamp.fromMillis(1000) })
    expect((await askRoom(made)).error?.status).toBe('NOT_FOUND')
    await save(made.id, 1, proposalForm([presentedItem(artist)]))
    expect((await askRoom(made)).error).toBeUndefined()
  })

  it('is thrown away as a draft, twice as once', async () => {
    const id = chanceId()
    await save(id, 0, proposalForm([]))
    expect((await change(id, 'discarded')).result).toEqual({ status: 'discarded' })
    expect((await change(id, 'discarded')).result).toEqual({ status: 'discarded' })
    expect((await backend.db.doc(`proposals/${id}`).get()).exists).toBe(false)
    expect((await change(id, 'published')).error?.status).toBe('NOT_FOUND')
  })

  it('is staff’s alone', async () => {
    const { id } = await makeProposal([presentedItem(artist)])
    const bare = await bareAccount()
    const laidOff = await person({ grants: ['AGENT'], status: 'suspended' })
    for (const token of [artist.token, bare.token, laidOff.token]) {
      for (const [name, data] of [
        ['saveProposal', { proposalId: id, version: 1, form: proposalForm([]) }],
        ['addToProposal', { proposal: into(id), people: [{ artistId: artist.uid }] }],
        ['addToProposal', { proposal: anew(), people: [{ artistId: artist.uid }] }],
        ['changeState', { kind: 'proposal', proposalId: id, to: 'revoked' }],
        ['renewProposalLink', { proposalId: id }],
      ] as const) {
        expect((await call(name, data, token)).error?.status).toBe('PERMISSION_DENIED')
      }
    }
    expect(await proposalOf(id)).toMatchObject({ status: 'published', version: 1, keyVersion: 1 })
  })
})

describe('bringing people in', () => {
  it('begins with their first photos and videos that are ready, and brings nobody twice', async () => {
    const photos = Array.from({ length: 8 }, (_, index): ProfileMedia => ({
      ...PHOTO,
      id: `f${String(index)}`,
    }))
    const video = { id: 'v', kind: 'video', base: 'media/x/v', extension: 'mp4', bytes: 9 } as const
    const media: ProfileMedia[] = [{ ...video, state: 'preparing' }, ...photos]
    const many = await candidate({ media })
    const proposal = anew()
    expect(await outcomes({ proposal, people: [{ artistId: many.uid }] })).toEqual(['done'])
    expect(await outcomes({ proposal, people: [{ artistId: many.uid }] })).toEqual(['already'])
    const people = [{ artistId: many.uid }, { artistId: artist.uid }]
    expect(await outcomes({ proposal: into(proposal.id), people })).toEqual(['already', 'done'])
    const { items, status, version } = await proposalOf(proposal.id)
    expect({ status, version }).toEqual({ status: 'draft', version: 2 })
    expect(items.map(({ artistId }) => artistId)).toEqual([many.uid, artist.uid])
    expect(items[0]?.media).toEqual(photos.slice(0, MEDIA_AT_FIRST).map(({ id }) => id))
  })

  it('leaves out who cannot be shown, and says why', async () => {
    const [archived, child] = await Promise.all([
      candidate({ status: 'archived' }),
      candidate({ birthDate: BORN_AS_MINOR }),
    ])
    const people = ['nobody-at-all', archived.uid, child.uid, agent.uid].map((artistId) => ({ artistId }))
    const proposal = anew()
    expect(await outcomes({ proposal, people })).toEqual(['gone', 'state', 'guardian', 'self'])
    // A proposal with nobody in it is none that anybody asked for.
    expect((await backend.db.doc(`proposals/${proposal.id}`).get()).exists).toBe(false)
    expect((await add({ proposal: into(chanceId()), people })).error?.status).toBe('NOT_FOUND')
  })

  it('is refused for more than it holds', async () => {
    const items = Array.from({ length: 60 }, (_, index) =>
      presentedItem(artist, { artistId: `a${String(index)}` }),
    )
    const { id } = await makeProposal(items, { status: 'draft' })
    const { error } = await add({ proposal: into(id), people: [{ artistId: artist.uid }] })
    expect(error?.status).toBe('FAILED_PRECONDITION')
  })
})

describe('the column of a board', () => {
  const present = (castingId: string, artistId: string, proposal: object) => ({
    proposal,
    castingId,
    people: [{ artistId, roleId: 'vizinha' }],
  })

  it('has whoever is brought in, whose artist reads so once a client may see them', async () => {
    const { castingId, artistId } = await appliedTo(agent)
    const proposal = anew()
    expect(await outcomes(present(castingId, artistId, proposal))).toEqual(['done'])
    expect(await candidateOf(castingId, artistId)).toMatchObject({
      status: 'proposed',
      proposal: { id: proposal.id },
      movedBy: agent.uid,
    })
    expect(await proposalOf(proposal.id)).toMatchObject({
      castingId,
      items: [{ artistId, role: 'Vizinha', roleId: 'vizinha', media: ['foto-1'] }],
    })
    expect((await applicationOf(castingId, artistId))?.status).toBe('submitted')

    await change(proposal.id, 'published')
    expect(await applicationOf(castingId, artistId)).toMatchObject({
      status: 'presented',
      history: [{ status: 'submitted' }, { status: 'presented', by: 'agency' }],
    })
    expect((await candidateOf(castingId, artistId))?.followAt).toBeNull()
  })

  it('tells at once whoever is brought into a proposal that is published', async () => {
    const { castingId, artistId } = await appliedTo(agent)
    const { id } = await makeProposal([presentedItem(artist)])
    expect(await outcomes(present(castingId, artistId, into(id)))).toEqual(['done'])
    expect((await applicationOf(castingId, artistId))?.status).toBe('presented')
    // In the editor they stay that casting's candidate.
    const { items } = await proposalOf(id)
    await save(id, 2, proposalForm(items.toReversed()))
    expect((await proposalOf(id)).items[0]).toMatchObject({ artistId, roleId: 'vizinha' })
  })

  it('has whoever was in the proposal already, with what was chosen of them, and comes back to it', async () => {
    const { castingId, artistId, artist: applied } = await appliedTo(agent)
    const { id } = await makeProposal([presentedItem(applied, { media: [] })], { status: 'draft' })
    expect(await outcomes(present(castingId, artistId, into(id)))).toEqual(['done'])
    expect(await outcomes(present(castingId, artistId, into(id)))).toEqual(['already'])
    const item = { artistId, role: 'Vizinha', roleId: 'vizinha', media: [], takes: [] }
    expect(await proposalOf(id)).toMatchObject({ castingId, items: [item] })
    await moveCandidates(agent, castingId, [{ artistId, from: 'proposed', to: 'shortlisted' }])
    expect(await outcomes(present(castingId, artistId, into(id)))).toEqual(['done'])
    expect(await candidateOf(castingId, artistId)).toMatchObject({ status: 'proposed', proposal: { id } })
    expect((await proposalOf(id)).items).toHaveLength(1)
  })

  it('brings along what they sent for their test', async () => {
    const { castingId } = await openCasting(agent)
    const tested = await candidate()
    await apply(tested, castingId)
    const testId = await requestedOne(agent, testsInCasting(castingId, [tested]))
    const takeIds = await sendTakes(tested, testId)
    const proposal = anew()
    await outcomes(present(castingId, tested.uid, proposal))
    expect((await proposalOf(proposal.id)).items[0]?.takes).toMatchObject(
      takeIds.map((takeId) => ({ testRequestId: testId, takeId, seconds: 7 })),
    )
  })

  it('takes nobody who has an answer, is on no board, or whose casting is over', async () => {
    const { castingId, artistId, artist: applied } = await appliedTo(agent)
    const other = await appliedTo(agent)
    const proposal = anew()
    expect(await outcomes(present(castingId, artist.uid, proposal))).toEqual(['gone'])
    await moveCandidates(agent, castingId, [{ artistId, from: 'submitted', to: 'declined' }])
    expect(await outcomes(present(castingId, artistId, proposal))).toEqual(['state'])

    await outcomes(present(other.castingId, other.artistId, proposal))
    const again = await appliedTo(agent)
    const foreign = await add(present(again.castingId, again.artistId, into(proposal.id)))
    expect(foreign.error?.message).toContain('outro casting')
    await changeCasting(agent, castingId, 'closed', DECLINE_ALL)
    const over = await add(present(castingId, applied.uid, anew()))
    expect(over.error?.status).toBe('FAILED_PRECONDITION')
  })

  it('never has an artist read a step backwards', async () => {
    const { castingId, artistId } = await appliedTo(agent)
    const proposal = anew()
    await outcomes(present(castingId, artistId, proposal))
    await change(proposal.id, 'published')
    const back = [{ artistId, from: 'proposed', to: 'shortlisted' }]
    expect((await moveCandidates(agent, castingId, back))[0]?.outcome).toBe('done')
    expect(await candidateOf(castingId, artistId)).toMatchObject({ status: 'shortlisted', followAt: null })
    expect((await applicationOf(castingId, artistId))?.status).toBe('presented')
  })
})
