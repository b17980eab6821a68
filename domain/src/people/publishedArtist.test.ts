import { describe, expect, it } from 'vitest'
import { toArtist } from './publishedArtist.ts'
import type { Profile } from '../schemas/people/profile.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }
const NOW = new Date('2026-11-23T12:00:00Z')
const published = { at, featured: true }
const profile: Profile = {
  email: 'SECRET@example.com',
  artisticName: 'Maria Ávila',
  username: 'maria-avila',
  tempMediaIds: ['SECRETsession/0'],
  birthDate: { seconds: 642_902_400, nanoseconds: 0 },
  phone: '11900000SECRET',
  grants: ['AGENT'],
  status: 'published',
  version: 31_337,
  publishedVersion: 31_336,
  review: { decision: 'approved', note: 'SECRET', at },
  media: [
    {
      id: 'm1',
      kind: 'image',
      base: 'media/u/m1',
      widths: [320],
      width: 320,
      height: 400,
      placeholder: '#aabbcc',
    },
  ],
  classes: ['atriz'],
  skills: [{ id: 'canto', level: 3 }],
  heightCm: 170,
  bustCm: 91,
  waistCm: 92,
  hipCm: 93,
  shoe: 37,
  city: 'Santos',
  uf: 'SP',
  lookConfirmedAt: at,
  createdAt: at,
  updatedAt: at,
}

describe('what is published of an artist', () => {
  it('has exactly these fields', () => {
    expect(Object.keys(toArtist(profile, published, NOW)).toSorted()).toEqual([
      'artisticName',
      'city',
      'classes',
      'featured',
      'heightCm',
      'media',
      'mediaIds',
      'nameKey',
      'publishedAt',
      'skills',
      'tokens',
      'uf',
      'username',
    ])
  })

  it('leaks nothing that only the record holds', () => {
    const text = JSON.stringify(toArtist(profile, published, NOW))
    for (const secret of ['SECRET', '642902400', 'AGENT', '31337', '31336', '91', '92', '93']) {
      expect(text.includes(secret) ? secret : '').toBe('')
    }
  })

  it('leaks no field that a record gains later', () => {
    const later: Profile & { ssn: string } = { ...profile, ssn: 'SECRET' }
    expect(JSON.stringify(toArtist(later, published, NOW))).not.toContain('SECRET')
  })

  it('can be found by its name, place and work', () => {
    const { tokens, nameKey, mediaIds } = toArtist(profile, published, NOW)
    expect(nameKey).toBe('maria avila')
    expect(mediaIds).toEqual(['m1'])
    expect(tokens).toEqual(
      expect.arrayContaining([
        'name:mar',
        'name:avila',
        'city:santos',
        'uf:SP',
        'class:atriz|skill:canto|uf:SP',
      ]),
    )
  })

  it('names no video that is not ready', () => {
    const video = { kind: 'video', base: 'media/u/folder', extension: 'mp4', bytes: 9 } as const
    const media: Profile['media'] = [
      ...profile.media,
      { ...video, id: 'preparing', state: 'preparing' },
      { ...video, id: 'refused', state: 'refused', refusal: 'format' },
      { ...video, id: 'ready', state: 'ready' },
    ]
    const shown = toArtist({ ...profile, media }, published, NOW)
    // By their folders, which the rules are asked for.
    expect(shown.mediaIds).toEqual(['m1', 'folder'])
    expect(shown.media.map(({ id }) => id)).toEqual(['m1', 'ready'])
  })
})

describe('what is published of a minor', () => {
  const [first] = profile.media
  const photo = (id: string): Profile['media'] =>
    first === undefined ? [] : [{ ...first, id, base: `media/u/${id}` }]
  const video = {
    id: 'v',
    kind: 'video',
    base: 'media/u/v',
    extension: 'mp4',
    bytes: 9,
    state: 'ready',
  } as const
  const child: Profile = {
    ...profile,
    birthDate: { seconds: Date.parse('2015-05-17') / 1000, nanoseconds: 0 },
    bio: 'SECRET',
    links: { instagram: 'https://example.com/SECRET' },
    city: 'SECRET',
    media: [...photo('1'), video, ...photo('2'), ...photo('3'), ...photo('4SECRET')],
  }

  it('is no city, text, link or video, three photos at most, and the mark', () => {
    const shown = toArtist(child, published, NOW)
    expect(JSON.stringify(shown).toUpperCase()).not.toContain('SECRET')
    expect(shown).toMatchObject({ minor: true, uf: 'SP', mediaIds: ['1', '2', '3'] })
    expect(shown.media.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(shown.tokens.filter((token) => token.startsWith('city:'))).toEqual([])
  })

  it('is what is published of anybody from the eighteenth birthday on', () => {
    const shown = toArtist(child, published, new Date('2033-05-17T03:00:00Z'))
    expect(shown).toMatchObject({ bio: 'SECRET', city: 'SECRET' })
    expect(shown).not.toHaveProperty('minor')
    expect(shown.mediaIds).toHaveLength(5)
  })
})
