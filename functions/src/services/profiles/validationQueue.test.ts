import { type Profile, profileSchema } from '@ribalta/domain/schemas/people/profile'
import { describe, expect, it } from 'vitest'
import { Timestamp } from '../../admin/backend.ts'
import { queueAfter } from './validationQueue.ts'

const EARLIER = Timestamp.fromMillis(1_000_000)
/** Somebody whose whole page is public by then; of a minor less is. */
const GROWN_UP = Timestamp.fromDate(new Date('1940-05-17'))
const NOW = Timestamp.fromMillis(2_000_000)

function profile(changes: Partial<Profile> = {}): Profile {
  return profileSchema.parse({
    email: 'a@example.com',
    artisticName: 'Ana',
    username: 'ana',
    tempMediaIds: [],
    birthDate: GROWN_UP,
    phone: '11987654321',
    grants: [],
    status: 'published',
    version: 4,
    publishedVersion: 4,
    media: [{ id: 'm', kind: 'video', base: 'media/u/m', extension: 'mp4', bytes: 1, state: 'ready' }],
    classes: ['ator'],
    skills: [{ id: 'canto', level: 3 }],
    bio: 'Atriz.',
    links: { site: 'https://example.com/', imdb: 'https://example.com/imdb' },
    createdAt: EARLIER,
    updatedAt: EARLIER,
    ...changes,
  })
}

describe('a change to a published profile', () => {
  it.each<[string, Parameters<typeof queueAfter>[1]]>([
    ['the name', { artisticName: 'Ana Lua', username: 'ana-lua' }],
    ['the presentation', { bio: 'Outra.' }],
    ['a fact taken back', { bio: null }],
    ['a new fact', { heightCm: 170 }],
    ['a level', { skills: [{ id: 'canto', level: 4 }] }],
    ['the photos', { media: [] }],
  ])('of %s waits for validation', (_, changes) => {
    expect(queueAfter(profile(), changes, NOW)).toEqual({ queuedAt: NOW })
  })

  it.each<[string, Parameters<typeof queueAfter>[1]]>([
    ['nothing', {}],
    [
      'what it is already',
      { bio: 'Atriz.', links: { imdb: 'https://example.com/imdb', site: 'https://example.com/' } },
    ],
    ['the phone', { phone: '11900000000' }],
    ['measurements that the page lacks', { bustCm: 90, waistCm: 70, hipCm: 95, shoe: 38 }],
    ['the look’s confirmation', { lookConfirmedAt: NOW }],
  ])('of %s does not, and what is shown is still the present version', (_, changes) => {
    expect(queueAfter(profile(), changes, NOW)).toEqual({ publishedVersion: 5 })
  })

  it('keeps its place in the queue', () => {
    expect(queueAfter(profile({ version: 5, queuedAt: EARLIER }), { bio: 'Outra.' }, NOW)).toEqual({})
  })

  it('of something private leaves a change that waits waiting', () => {
    expect(queueAfter(profile({ version: 5, queuedAt: EARLIER }), { phone: '11900000000' }, NOW)).toEqual({})
  })
})

it.each(['changes_requested', 'suspended'] as const)(
  'a profile that is %s asks again by changing',
  (status) => {
    const { publishedVersion: _, ...answered } = profile({ status })
    expect(queueAfter(answered, { bio: 'Outra.' }, NOW)).toEqual({ queuedAt: NOW })
    expect(queueAfter(answered, { phone: '11900000000' }, NOW)).toEqual({})
  },
)

it('an archived profile never waits', () => {
  expect(queueAfter(profile({ status: 'archived' }), { bio: 'Outra.' }, NOW)).toEqual({})
})
