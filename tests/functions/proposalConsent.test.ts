import { type Participant, participantSchema } from '@ribalta/domain/schemas/proposals/participant'
import type { ProposalForm, ShownPart } from '@ribalta/domain/schemas/proposals/proposal'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { applicationOf, appliedTo, candidate, candidateOf, changeApplication } from '../support/castings.ts'
import {
  type Answer,
  backend,
  bareAccount,
  call,
  type Person,
  person,
} from '../support/functions/functions.ts'
import {
  answerRoom,
  keyOf,
  type MadeProposal,
  openedRoom,
  presentedItem,
  proposalForm,
  proposalOf,
  reviewer,
} from '../support/proposals.ts'
import { presentedPerson } from '../support/presentedPerson.ts'
import { chanceId } from '../support/screenTests.ts'

const HOSTING = 'http://127.0.0.1:5000'
const MINOR = {
  birthDate: Timestamp.fromMillis(Date.now() - 12 * 365 * 86_400_000),
  guardianConfirmedAt: Timestamp.fromMillis(Date.now() - 86_400_000),
}

let agent: Person
beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
})

const save = (id: string, version: number, form: ProposalForm): Promise<Answer> =>
  call('saveProposal', { proposalId: id, version, form }, agent.token)
const change = (proposalId: string, to: string): Promise<Answer> =>
  call('changeState', { kind: 'proposal', proposalId, to }, agent.token)
const say = (
  { token }: Pick<Person, 'token'>,
  proposalId: string,
  to: string,
  shown?: ShownPart,
): Promise<Answer> =>
  call(
    'changeState',
    { kind: 'participation', proposalId, to, ...(shown === undefined ? {} : { shown }) },
    token,
  )

async function published(
  people: readonly Person[],
  changes: Partial<ProposalForm> = {},
): Promise<MadeProposal> {
  const id = chanceId()
  await save(
    id,
    0,
    proposalForm(
      people.map((each) => presentedItem(each)),
      changes,
    ),
  )
  const { error } = await change(id, 'published')
  if (error !== undefined) throw new Error(`The proposal was not published: ${error.message}`)
  return { id, key: await keyOf(id) }
}

/** Brings a candidate into a new proposal. */
function present(
  id: string,
  { castingId, artistId }: { readonly castingId: string; readonly artistId: string },
): Promise<Answer> {
  const proposal = { kind: 'new', id, title: 'Campanha', client: '' }
  return call(
    'addToProposal',
    { proposal, castingId, people: [{ artistId, roleId: 'vizinha' }] },
    agent.token,
  )
}

async function shownIn(made: MadeProposal): Promise<string[]> {
  return (await openedRoom(made)).room.artists.map(({ id }) => id)
}

async function participantOf(id: string, { uid }: Pick<Person, 'uid'>): Promise<Participant | undefined> {
  const stored = await backend.db.doc(`proposals/${id}/participants/${uid}`).get()
  return stored.exists ? participantSchema.parse(stored.data()) : undefined
}

async function statusOf(ticket: string): Promise<number> {
  const response = await fetch(`${HOSTING}/file/${ticket}`, { headers: { range: 'bytes=0-4' } })
  await response.arrayBuffer()
  return response.status
}

describe('what an artist may know of a proposal', () => {
  it('is theirs from its being published on, follows it, and ends with it', async () => {
    const [ana, bia] = await Promise.all([candidate(), candidate()])
    const id = chanceId()
    const items = [ana, bia].map((each) => presentedItem(each))
    await save(id, 0, proposalForm(items, { facts: ['heightCm'] }))
    expect(await participantOf(id, ana)).toBeUndefined()

    await change(id, 'published')
    const { deadline } = await proposalOf(id)
    expect(await participantOf(id, ana)).toEqual({
      proposalId: id,
      artistId: ana.uid,
      title: 'Campanha de inverno',
      role: '',
      deadline,
      state: 'open',
      consentMode: 'informed',
      facts: ['heightCm'],
      media: ['foto-1'],
      takes: [],
    })

    const [first, second] = items
    if (first === undefined || second === undefined) throw new Error('There are two.')
    const form = proposalForm([{ ...first, role: 'Mãe' }, second], { title: 'Campanha de verão' })
    await save(id, 1, form)
    expect(await participantOf(id, ana)).toMatchObject({ title: 'Campanha de verão', role: 'Mãe' })
    await save(id, 2, { ...form, items: form.items.slice(0, 1) })
    expect(await participantOf(id, bia)).toBeUndefined()
    const added = { proposal: { kind: 'existing', id }, people: [{ artistId: bia.uid }] }
    await call('addToProposal', added, agent.token)
    expect(await participantOf(id, bia)).toMatchObject({ state: 'open' })

    await change(id, 'revoked')
    expect(await participantOf(id, ana)).toMatchObject({ state: 'over', title: 'Campanha de verão' })
  })
})

describe('whoever leaves a proposal', () => {
  it('is out of data and media at the next request, for staff to see, and comes back by agreeing', async () => {
    const [leaves, stays] = await Promise.all([presentedPerson(), presentedPerson()])
    const made = await published([leaves, stays])
    const [hers = '', others = ''] = Object.values((await openedRoom(made)).tickets)
    expect(await statusOf(hers)).toBe(206)

    expect((await say(leaves, made.id, 'left')).result).toEqual({ status: 'left' })
    expect(await shownIn(made)).toEqual([stays.uid])
    expect(await statusOf(hers)).toBe(403)
    expect(await statusOf(others)).toBe(206)
    expect(await participantOf(made.id, leaves)).toMatchObject({ consent: { answer: 'left' } })
    // What staff have typed meanwhile is no other for it.
    expect(await proposalOf(made.id)).toMatchObject({
      version: 1,
      items: [{ artistId: leaves.uid, consent: { answer: 'left' } }, { artistId: stays.uid }],
    })
    const line = await backend.db.doc(`feed/presentationLeft_${made.id}_${leaves.uid}`).get()
    expect(line.data()).toMatchObject({ subject: leaves.uid, actor: leaves.uid, proposalId: made.id })

    const before = await proposalOf(made.id)
    expect((await say(leaves, made.id, 'left')).result).toEqual({ status: 'left' })
    expect(await proposalOf(made.id)).toEqual(before)
    await say(leaves, made.id, 'agreed')
    expect(await shownIn(made)).toEqual([leaves.uid, stays.uid])
    expect(await statusOf(hers)).toBe(206)
  })

  it('has left it whatever staff save, and whoever brings them in again', async () => {
    const [leaves, stays] = await Promise.all([candidate(), candidate()])
    const made = await published([leaves, stays])
    await say(leaves, made.id, 'left')
    const items = [leaves, stays].map((each) => presentedItem(each))
    await save(made.id, 1, proposalForm(items, { title: 'Outro título' }))
    expect(await shownIn(made)).toEqual([stays.uid])

    await save(made.id, 2, proposalForm(items.slice(1)))
    expect(await participantOf(made.id, leaves)).toMatchObject({ state: 'removed' })
    expect((await say(leaves, made.id, 'agreed')).error?.status).toBe('NOT_FOUND')
    await save(made.id, 3, proposalForm(items))
    expect(await shownIn(made)).toEqual([stays.uid])
    expect(await participantOf(made.id, leaves)).toMatchObject({ state: 'open', consent: { answer: 'left' } })

    await save(made.id, 4, proposalForm(items.slice(1)))
    const added = { proposal: { kind: 'existing', id: made.id }, people: [{ artistId: leaves.uid }] }
    await call('addToProposal', added, agent.token)
    expect(await shownIn(made)).toEqual([stays.uid])
  })

  it('is one of whom nothing is answered any more', async () => {
    const [leaves, stays] = await Promise.all([candidate(), candidate()])
    const made = await published([leaves, stays])
    const client = reviewer()
    await openedRoom(made, client)
    await say(leaves, made.id, 'left')
    const choices = [leaves, stays].map(({ uid }) => ({ artistId: uid, answer: 'yes' as const, comment: '' }))
    const { result } = await answerRoom(made, client, choices)
    expect(result).toEqual({ status: 'open', gone: [leaves.uid] })
  })

  it('is marked on the board, and whoever withdraws from the casting leaves with it', async () => {
    const leaving = await appliedTo(agent)
    const withdrawing = await appliedTo(agent)
    for (const [{ castingId, artistId, artist }, leave] of [
      [leaving, (id: string) => say(leaving.artist, id, 'left')],
      [withdrawing, () => changeApplication(withdrawing.artist, withdrawing, 'withdrawn')],
    ] as const) {
      const id = chanceId()
      await present(id, { castingId, artistId })
      await change(id, 'published')
      const made = { id, key: await keyOf(id) }
      expect(await shownIn(made)).toEqual([artistId])
      expect((await leave(id)).error).toBeUndefined()
      expect((await candidateOf(castingId, artistId))?.proposal).toEqual({ id, hasLeft: true })
      expect(await shownIn(made)).toEqual([])
      expect(await participantOf(id, artist)).toMatchObject({ consent: { answer: 'left' } })
    }
  })
})

describe('whoever must agree', () => {
  it('is asked by publishing, and shown from their yes on', async () => {
    const { castingId, artistId, artist } = await appliedTo(agent)
    const id = chanceId()
    await present(id, { castingId, artistId })
    const { items } = await proposalOf(id)
    await save(id, 1, proposalForm(items, { consentMode: 'agree' }))
    expect((await change(id, 'published')).result).toEqual({ status: 'published' })
    const made = { id, key: await keyOf(id) }
    expect(await shownIn(made)).toEqual([])
    expect(await participantOf(id, artist)).toMatchObject({ consentMode: 'agree' })
    expect((await applicationOf(castingId, artistId))?.status).toBe('submitted')

    expect((await say(artist, id, 'agreed')).result).toEqual({ status: 'agreed' })
    expect(await shownIn(made)).toEqual([artistId])
    expect((await applicationOf(castingId, artistId))?.status).toBe('presented')
    expect(await candidateOf(castingId, artistId)).toMatchObject({ proposal: { id }, followAt: null })
  })

  it('is a minor always, and their yes holds while a director has spoken to the guardian of today', async () => {
    const child = await candidate(MINOR)
    const made = await published([child])
    expect(await shownIn(made)).toEqual([])
    await say(child, made.id, 'agreed')
    expect(await shownIn(made)).toEqual([child.uid])

    const record = backend.db.doc(`profiles/${child.uid}`)
    const { guardianConfirmedAt: _confirmed, ...unconfirmed } = (await record.get()).data() ?? {}
    await record.set(unconfirmed)
    expect(await shownIn(made)).toEqual([])
    await say(child, made.id, 'left')
    const { error } = await say(child, made.id, 'agreed')
    expect(error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'Antes, a agência confirma a autorização com o seu responsável.',
    })
  })
})

describe('an artist’s consent', () => {
  const shownOf = async (made: MadeProposal, uid: string) => {
    const artist = (await openedRoom(made)).room.artists.find(({ id }) => id === uid)
    return artist && { facts: Object.keys(artist.facts), media: artist.media.map(({ id }) => id) }
  }
  const toldOf = async ({ uid }: Person) => {
    const waiting = await backend.db.collection('outbox').where('receiver.uid', '==', uid).get()
    const sent = await backend.db.collection('mail').where('uid', '==', uid).get()
    const kinds = [
      ...waiting.docs.map((each) => String(each.get('notice.kind'))),
      ...sent.docs.map((each) => String(each.get('kind'))),
    ]
    return kinds
      .map(String)
      .filter((kind) => kind.startsWith('present'))
      .toSorted()
  }

  it('covers what was shown when it was given; additions appear after the artist agrees again', async () => {
    const ana = await presentedPerson()
    const [photo = ''] = ana.profile.media.map(({ id }) => id)
    const without = { ...presentedItem(ana), media: [] }
    const made = await published([ana], { facts: ['uf'], items: [without] })
    await say(ana, made.id, 'agreed')

    const wider = proposalForm([presentedItem(ana)], { facts: ['uf', 'heightCm'] })
    await save(made.id, 1, wider)
    expect(await shownOf(made, ana.uid)).toEqual({ facts: ['uf'], media: [] })
    expect((await openedRoom(made)).tickets).toEqual({})
    expect(await toldOf(ana)).toEqual(['presentationChanged', 'presented'])

    // The artist's page didn't have the change yet.
    await say(ana, made.id, 'agreed', { facts: ['uf'], media: [], takes: [] })
    expect(await shownOf(made, ana.uid)).toEqual({ facts: ['uf'], media: [] })
    await say(ana, made.id, 'agreed', {
      facts: ['uf', 'heightCm', 'bio'],
      media: [photo, 'outra'],
      takes: [],
    })
    expect(await shownOf(made, ana.uid)).toEqual({ facts: ['uf', 'heightCm'], media: [photo] })
    expect((await proposalOf(made.id)).items[0]?.consent).toMatchObject({
      covers: { facts: ['uf', 'heightCm'], media: [photo] },
    })
    await save(made.id, 2, { ...wider, facts: ['uf', 'heightCm', 'bio'] })
    expect((await shownOf(made, ana.uid))?.facts).toEqual(['uf', 'heightCm'])
  })

  it('closes the file of a photo that it does not cover, even to a valid ticket', async () => {
    const ana = await presentedPerson()
    const made = await published([ana])
    const [ticket = ''] = Object.values((await openedRoom(made)).tickets)
    expect(await statusOf(ticket)).toBe(206)
    await say(ana, made.id, 'agreed', { facts: [], media: [], takes: [] })
    expect(await statusOf(ticket)).toBe(403)
    await say(ana, made.id, 'agreed')
    expect(await statusOf(ticket)).toBe(206)
  })

  it('is still required after staff switch the mode, or remove the artist and add them again', async () => {
    const [silent, agreed] = await Promise.all([candidate(), presentedPerson()])
    const items = [silent, agreed].map((each) => presentedItem(each))
    const made = await published([silent, agreed], { consentMode: 'agree', facts: ['uf'] })
    await say(agreed, made.id, 'agreed')
    await save(made.id, 1, proposalForm(items, { facts: ['uf'] }))
    expect(await shownIn(made)).toEqual([agreed.uid])
    expect(await participantOf(made.id, silent)).toMatchObject({ consentMode: 'informed', mustAgree: true })

    const other = await candidate()
    await save(made.id, 2, proposalForm([presentedItem(other)], { facts: ['uf', 'heightCm'] }))
    await save(made.id, 3, proposalForm([...items, presentedItem(other)], { facts: ['uf', 'heightCm'] }))
    expect(await shownIn(made)).toEqual([agreed.uid, other.uid])
    expect((await shownOf(made, agreed.uid))?.facts).toEqual(['uf'])
    await say(silent, made.id, 'agreed')
    expect(await shownIn(made)).toEqual([silent.uid, agreed.uid, other.uid])
  })

  it('becomes required when staff switch the mode, and hides informed artists until they agree', async () => {
    const ana = await candidate()
    const made = await published([ana])
    expect(await toldOf(ana)).toEqual(['presented'])
    await save(made.id, 1, proposalForm([presentedItem(ana)], { consentMode: 'agree' }))
    expect(await shownIn(made)).toEqual([])
    expect(await toldOf(ana)).toEqual(['presentationChanged', 'presented'])
  })

  it('is requested once: a save that changes nothing for an artist sends no notice', async () => {
    const [ana, bia] = await Promise.all([candidate(), candidate()])
    const made = await published([ana])
    const items = [ana, bia].map((each) => presentedItem(each))
    await save(made.id, 1, proposalForm(items, { title: 'Outro título' }))
    expect(await toldOf(ana)).toEqual(['presented'])
    expect(await toldOf(bia)).toEqual(['presented'])
  })
})

it('nobody says anything for others, to a draft, or once it is over', async () => {
  const [artist, stranger, bare] = await Promise.all([candidate(), candidate(), bareAccount()])
  const made = await published([artist])
  for (const to of ['agreed', 'left']) {
    for (const other of [stranger, agent]) {
      expect((await say(other, made.id, to)).error?.status).toBe('NOT_FOUND')
    }
    expect((await say(bare, made.id, to)).error?.status).toBe('NOT_FOUND')
    const unsigned = await call('changeState', { kind: 'participation', proposalId: made.id, to })
    expect(unsigned.error?.status).toBe('UNAUTHENTICATED')
  }
  const draft = chanceId()
  await save(draft, 0, proposalForm([presentedItem(artist)]))
  expect((await say(artist, draft, 'left')).error?.status).toBe('NOT_FOUND')
  await change(made.id, 'revoked')
  expect((await say(artist, made.id, 'left')).error?.status).toBe('FAILED_PRECONDITION')
  expect((await proposalOf(made.id)).items[0]?.consent).toBeUndefined()
})
