import { describe, expect, it } from 'vitest'
import type { ProfileMedia } from '../schemas/media/media.ts'
import { type Profile, profileSchema } from '../schemas/people/profile.ts'
import { type Proposal, proposalSchema } from '../schemas/proposals/proposal.ts'
import { sampleConsent } from '../testing/sampleConsent.ts'
import { SAMPLE_FACTS } from '../testing/sampleFacts.ts'
import { ROOM_FACTS } from './proposal.ts'
import { byRole } from './byRole.ts'
import { filesOfRoom, roomHurdle, toRoom } from './room.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const at = { seconds: 1_800_000_000, nanoseconds: 0 }

function photo(id: string, widths: readonly number[] = [320, 640, 1280, 1920]): ProfileMedia {
  return {
    id,
    kind: 'image',
    base: `media/ana/${id}`,
    widths: [...widths],
    width: 1920,
    height: 2400,
    placeholder: '#aabbcc',
  }
}
const video = { id: 'v', kind: 'video', base: 'media/ana/v', extension: 'mp4', bytes: 9 } as const

function record(changes: Partial<Profile> = {}): Profile {
  return profileSchema.parse({
    ...SAMPLE_FACTS,
    email: 'SECRET@example.com',
    artisticName: 'Ana',
    username: 'SECRET',
    tempMediaIds: ['SECRET/0'],
    birthDate: { seconds: 642_902_400, nanoseconds: 0 },
    phone: 'SECRET',
    grants: [],
    status: 'published',
    version: 1,
    review: { decision: 'approved', note: 'SECRET', at },
    media: [photo('a'), { ...video, state: 'ready' }, photo('small', [320, 640])],
    createdAt: at,
    updatedAt: at,
    ...changes,
  })
}

function proposal(changes: Partial<Proposal> = {}): Proposal {
  return proposalSchema.parse({
    title: 'Campanha',
    client: 'Cliente',
    message: '',
    deadline: at,
    consentMode: 'informed',
    facts: [],
    items: [{ artistId: 'ana', role: 'Mãe', roleId: 'SECRET', media: ['v', 'a'], takes: [] }],
    people: ['ana'],
    status: 'published',
    version: 1,
    keyVersion: 1,
    openedBy: 0,
    answeredBy: 0,
    castingId: 'SECRET',
    createdBy: 'SECRET',
    createdAt: at,
    updatedAt: at,
    ...changes,
  })
}

const rooms = (profile: Profile, changes: Partial<Proposal> = {}) =>
  toRoom(proposal(changes), new Map([['ana', profile]]), NOW)

describe('what a client sees', () => {
  it('has of an artist the chosen facts and files in their order, and nothing else', () => {
    const room = rooms(record(), { facts: ['heightCm'] })
    expect(room.artists).toEqual([
      {
        id: 'ana',
        artisticName: 'Ana',
        role: 'Mãe',
        facts: { heightCm: SAMPLE_FACTS.heightCm },
        media: [
          { kind: 'video', id: 'v', path: 'media/ana/v/video.mp4', bytes: 9 },
          {
            kind: 'image',
            id: 'a',
            path: 'media/ana/a/1280.webp',
            width: 1920,
            height: 2400,
            placeholder: '#aabbcc',
          },
        ],
        takes: [],
      },
    ])
    expect(Object.keys(room)).toEqual(['title', 'client', 'message', 'deadline', 'artists'])
  })

  it('never has what the record keeps to the agency, whatever is chosen', () => {
    const room = rooms(record(), { facts: [...ROOM_FACTS] })
    expect(Object.keys(room.artists[0]?.facts ?? {}).toSorted()).toEqual(ROOM_FACTS.toSorted())
    expect(JSON.stringify(room)).not.toContain('SECRET')
    expect(ROOM_FACTS).not.toContain('links')
  })

  it('has the largest picture that is stored where none is as wide as the room’s', () => {
    const items = [{ artistId: 'ana', role: '', media: ['small'], takes: [] }]
    expect(filesOfRoom(rooms(record(), { items }))).toEqual(['media/ana/small/640.webp'])
  })

  it('lacks files that are gone or not ready', () => {
    const media: ProfileMedia[] = [{ ...video, state: 'preparing' }]
    expect(rooms(record({ media })).artists[0]?.media).toEqual([])
  })

  it('has the takes that were chosen, by their paths', () => {
    const takes = [{ testRequestId: 't', takeId: 'k', bytes: 5, seconds: 7 }]
    const items = [{ artistId: 'ana', role: '', media: [], takes }]
    expect(rooms(record(), { items }).artists[0]?.takes).toEqual([
      { kind: 'video', id: 'k', path: 'tests/ana/t/k', bytes: 5, seconds: 7 },
    ])
  })

  it.each([
    ['gone', undefined],
    ['offAir', record({ status: 'archived' })],
    ['offAir', record({ status: 'suspended' })],
    ['offAir', record({ status: 'pending' })],
    ['guardian', record({ birthDate: { seconds: 1_400_000_000, nanoseconds: 0 } })],
  ] as const)('lacks who is %s', (hurdle, profile) => {
    expect(roomHurdle(proposal(), {}, profile, NOW)).toBe(hurdle)
    const profiles = new Map(profile === undefined ? [] : [['ana', profile]])
    expect(toRoom(proposal(), profiles, NOW).artists).toEqual([])
  })

  it.each([
    ['informed', undefined, 1],
    ['informed', 'left', 0],
    ['agree', undefined, 0],
    ['agree', 'agreed', 1],
    ['agree', 'left', 0],
  ] as const)('where artists are %s has who said %s', (consentMode, answer, count) => {
    const item = { artistId: 'ana', role: '', media: [], takes: [] }
    const items = [answer === undefined ? item : { ...item, consent: sampleConsent(answer) }]
    expect(rooms(record(), { consentMode, items }).artists).toHaveLength(count)
  })
})

it('shows an artist who agreed only with what they agreed to', () => {
  const consent = sampleConsent('agreed', { facts: ['playingAge'] })
  const items = [{ artistId: 'ana', role: '', media: [], takes: [], consent }]
  const facts = ['playingAge', 'uf'] as const
  const factsOf = (changes: Partial<Proposal>) =>
    Object.keys(rooms(record(), { facts: [...facts], ...changes }).artists[0]?.facts ?? {})
  expect(factsOf({ items })).toEqual(['playingAge'])
  expect(factsOf({ items: items.map((item) => ({ ...item, consent: sampleConsent('agreed') })) })).toEqual(
    facts,
  )
})

it('groups stand where their first one does, and keep their order', () => {
  const items = ['Mãe', '', 'Mãe', 'Pai'].map((role, place) => ({ role, place }))
  expect(byRole(items).map(({ role, items: group }) => [role, group.map(({ place }) => place)])).toEqual([
    ['Mãe', [0, 2]],
    ['', [1]],
    ['Pai', [3]],
  ])
})
