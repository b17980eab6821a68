import { filesOfRoom } from '@ribalta/domain/proposals/room'
import { takePath } from '@ribalta/domain/screenTests/screenTest'
import { beforeAll, describe, expect, it } from 'vitest'
import { Timestamp } from '../../functions/src/admin/backend.ts'
import { limitOf, requireRate } from '../../functions/src/services/shared/rateLimit.ts'
import { inOneWindow, someAddress } from '../support/functions/callers.ts'
import { backend, call, person, type Person } from '../support/functions/functions.ts'
import {
  askRoom,
  type MadeProposal,
  makeProposal,
  openedRoom,
  presentedItem,
  proposalOf,
} from '../support/proposals.ts'
import { presentedPerson } from '../support/presentedPerson.ts'
import { requestedOne, testsInput } from '../support/screenTests.ts'
import { CLIP, sendTakes } from '../support/sentTakes.ts'

const HOSTING = 'http://127.0.0.1:5000'
const CLOSED = {
  status: 'NOT_FOUND',
  message: 'Esta apresentação não está disponível. Peça um novo link a quem o enviou.',
}

let agent: Person
beforeAll(async () => {
  agent = await person({ grants: ['AGENT'], status: 'published' })
})

async function ticketsOf(made: MadeProposal): Promise<readonly string[]> {
  return Object.values((await openedRoom(made)).tickets)
}

async function statusOf(ticket: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const response = await fetch(`${HOSTING}/file/${ticket}`, { headers })
  await response.arrayBuffer()
  return response.status
}

describe('a room', () => {
  it('says of an artist what was chosen, and nothing else', async () => {
    const artist = await presentedPerson()
    const made = await makeProposal([presentedItem(artist, { role: 'Mãe' })], {
      facts: ['heightCm', 'bustCm', 'eyes'],
    })
    const { room, tickets, seconds } = await openedRoom(made)
    const [photo] = artist.profile.media
    const path = `${photo?.base ?? ''}/1280.webp`
    const { deadline, ...said } = room
    expect(Object.keys(deadline)).toEqual(['seconds', 'nanoseconds'])
    expect(said).toEqual({
      title: 'Campanha de inverno',
      client: 'Produtora Serra',
      message: 'Aqui está a nossa seleção.',
      artists: [
        {
          id: artist.uid,
          artisticName: artist.profile.artisticName,
          role: 'Mãe',
          facts: { heightCm: 172, bustCm: 90 },
          media: [{ kind: 'image', id: 'retrato', path, width: 1920, height: 2400, placeholder: '#aabbcc' }],
          takes: [],
        },
      ],
    })
    expect(seconds).toBe(600)
    expect(Object.keys(tickets)).toEqual([path])
    const response = await fetch(`${HOSTING}/file/${tickets[path] ?? ''}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toBe('0123456789')
  })

  it('is one clear refusal for whatever does not open it', async () => {
    const item = presentedItem(await presentedPerson())
    const made = await makeProposal([item])
    const draft = await makeProposal([item], { status: 'draft' })
    const over = await makeProposal([item], { deadline: Timestamp.fromMillis(Date.now() - 1000) })
    const ended = await makeProposal([item], { status: 'revoked' })
    const renewed = await makeProposal([item], { keyVersion: 2 })
    for (const asked of [
      { id: 'nao-ha', key: made.key },
      { ...made, key: 'x' },
      { ...made, key: `${made.key}x` },
      { ...made, key: made.key.toUpperCase() },
      { ...made, key: draft.key },
      draft,
      over,
      ended,
      renewed,
    ]) {
      expect((await askRoom(asked)).error).toEqual(CLOSED)
    }
    expect((await askRoom({ ...made, key: '' })).error?.status).toBe('INVALID_ARGUMENT')
  })

  it('opens to staff and artists as to anybody, by its link alone', async () => {
    const made = await makeProposal([presentedItem(await presentedPerson())])
    const guess = { proposalId: made.id, key: 'x' }
    expect((await call('getProposal', guess, agent.token)).error).toEqual(CLOSED)
    const right = { proposalId: made.id, key: made.key }
    expect((await call('getProposal', right, agent.token)).error).toBeUndefined()
  })

  it.each([
    ['archived', { status: 'archived' }],
    ['suspended', { status: 'suspended' }],
    ['a minor by their corrected birth date', { birthDate: Timestamp.fromMillis(Date.now() - 4e11) }],
  ] as const)('does not show somebody who is %s meanwhile, nor their files', async (_name, changes) => {
    const [leaves, stays] = await Promise.all([presentedPerson(), presentedPerson()])
    const made = await makeProposal([presentedItem(leaves), presentedItem(stays)])
    const [hers = '', others = ''] = await ticketsOf(made)
    expect(await statusOf(hers)).toBe(200)
    await backend.db.doc(`profiles/${leaves.uid}`).update(changes)
    expect((await openedRoom(made)).room.artists.map(({ id }) => id)).toEqual([stays.uid])
    expect(await statusOf(hers)).toBe(403)
    expect(await statusOf(others)).toBe(200)
  })

  it('does not show who is gone, was taken out or took a photo away, nor what is not ready', async () => {
    const [gone, out, without] = await Promise.all([presentedPerson(), presentedPerson(), presentedPerson()])
    const made = await makeProposal([gone, out, without].map((each) => presentedItem(each)))
    const tickets = await ticketsOf(made)
    const { items, people } = (await backend.db.doc(`proposals/${made.id}`).get()).data() as {
      items: { artistId: string }[]
      people: string[]
    }
    await backend.db.doc(`profiles/${gone.uid}`).delete()
    await backend.db.doc(`proposals/${made.id}`).update({
      items: items.filter(({ artistId }) => artistId !== out.uid),
      people: people.filter((uid) => uid !== out.uid),
    })
    await backend.db.doc(`profiles/${without.uid}`).update({ media: [] })
    const { room } = await openedRoom(made)
    expect(room.artists.map(({ id }) => id)).toEqual([without.uid])
    expect(filesOfRoom(room)).toEqual([])
    for (const ticket of tickets) expect(await statusOf(ticket)).toBe(403)
  })

  it('gives out a take by ranges until its artist withdraws it', async () => {
    const artist = await presentedPerson()
    const testRequestId = await requestedOne(agent, testsInput([artist]))
    const [takeId = ''] = await sendTakes(artist, testRequestId)
    const takes = [{ testRequestId, takeId, bytes: CLIP.length, seconds: 7 }]
    const made = await makeProposal([presentedItem(artist, { media: [], takes })])
    const { room, tickets } = await openedRoom(made)
    const path = takePath(artist.uid, testRequestId, takeId)
    expect(room.artists[0]?.takes).toEqual([
      { kind: 'video', id: takeId, path, bytes: CLIP.length, seconds: 7 },
    ])
    const ticket = tickets[path] ?? ''
    expect(await statusOf(ticket, { range: 'bytes=0-99' })).toBe(206)
    await call('changeState', { kind: 'test', testRequestId, to: 'refused' }, artist.token)
    expect(await statusOf(ticket, { range: 'bytes=100-199' })).toBe(403)
    expect((await openedRoom(made)).room.artists[0]?.takes).toEqual([])
    expect(await proposalOf(made.id)).toMatchObject({ version: 2, items: [{ takes: [] }] })
  })
})

describe('a ticket of a room', () => {
  it.each([
    ['the access was ended', { status: 'revoked' }],
    ['the link was replaced', { keyVersion: 2 }],
    ['the deadline has passed', { deadline: Timestamp.fromMillis(1000) }],
  ] as const)('opens nothing once %s', async (_name, changes) => {
    const made = await makeProposal([presentedItem(await presentedPerson())])
    const [ticket = ''] = await ticketsOf(made)
    expect(await statusOf(ticket)).toBe(200)
    await backend.db.doc(`proposals/${made.id}`).update(changes)
    expect(await statusOf(ticket)).toBe(403)
  })

  it('is for the file alone that the room shows', async () => {
    const artist = await presentedPerson()
    const made = await makeProposal([presentedItem(artist, { media: [] })])
    const { tickets } = await openedRoom(made)
    expect(tickets).toEqual({})
  })
})

it('guesses from one address are limited, whatever they say of where they come from', async () => {
  const made = await makeProposal([])
  await inOneWindow(limitOf('getProposal'))
  const address = someAddress()
  const { max } = limitOf('getProposal')
  const guess = async (key: string, first: string): Promise<string | undefined> => {
    const headers = { 'x-forwarded-for': `${first}, ${address}` }
    return (await call('getProposal', { proposalId: made.id, key }, undefined, headers)).error?.status
  }
  expect(await guess('x', '198.51.100.1')).toBe('NOT_FOUND')
  // In this process, which is as many calls in a hundredth of the time.
  const used = async () => requireRate(backend, 'getProposal', { address, uid: undefined }, new Date())
  const useUp = async () => {
    for (let sent = 0; sent <= max; sent += 1) await used()
  }
  await expect(useUp()).rejects.toMatchObject({ code: 'resource-exhausted' })
  for (const first of ['198.51.100.2', '::1', 'unknown'])
    expect(await guess(made.key, first)).toBe('RESOURCE_EXHAUSTED')
})
