import { describe, expect, it } from 'vitest'
import { fieldChanges, mediaChanges, PUBLIC_FIELDS, type PublicVersion } from './publicChanges.ts'
import { toArtist } from './publishedArtist.ts'
import type { ProfileMedia } from '../schemas/media/media.ts'
import { type Artist, artistSchema } from '../schemas/people/artist.ts'
import { profileSchema } from '../schemas/people/profile.ts'

const at = { seconds: 1_700_000_000, nanoseconds: 0 }

const version: PublicVersion = {
  artisticName: 'Ana Luz',
  username: 'ana-luz',
  media: [],
  classes: ['atriz', 'modelo'],
  skills: [
    { id: 'canto', level: 3 },
    { id: 'danca', level: 2 },
  ],
  playingAge: { min: 20, max: 30 },
  city: 'Recife',
  uf: 'PE',
  languages: ['Português', 'Inglês'],
  bio: 'Do teatro.',
  links: { instagram: 'https://instagram.com/ana' },
}

function changed(before: PublicVersion | undefined, after: PublicVersion): Record<string, string> {
  return Object.fromEntries(
    fieldChanges(before, after)
      .filter(({ change }) => change !== 'same')
      .map(({ field, change }) => [field, change]),
  )
}

function photo(id: string): ProfileMedia {
  return { id, kind: 'image', base: id, widths: [320], width: 320, height: 400, placeholder: '#000000' }
}

describe('what a record would change on the public page', () => {
  it('tells added, changed and removed apart', () => {
    const { uf: _, ...rest } = version
    expect(changed(version, { ...rest, city: 'Olinda', hair: 'ruivo' })).toEqual({
      city: 'changed',
      uf: 'removed',
      hair: 'added',
    })
  })

  it('is nothing between a version and itself, and names every field once', () => {
    expect(changed(version, structuredClone(version))).toEqual({})
    expect(fieldChanges(version, version).map(({ field }) => field)).toEqual([...PUBLIC_FIELDS])
  })

  it('is everything that is filled in where nothing was published', () => {
    const { bio: _, ...rest } = version
    const changes = changed(undefined, rest)
    expect(new Set(Object.values(changes))).toEqual(new Set(['added']))
    expect(Object.keys(changes)).toContain('artisticName')
    expect(Object.keys(changes)).not.toContain('bio')
  })

  it('does not see the order of classes, skills and languages, but sees a level', () => {
    const turned = {
      ...version,
      classes: version.classes.toReversed(),
      skills: version.skills.toReversed(),
      languages: version.languages?.toReversed(),
    }
    expect(changed(version, turned)).toEqual({})
    const better = { ...version, skills: [{ id: 'canto', level: 4 as const }, ...version.skills.slice(1)] }
    expect(changed(version, better)).toEqual({ skills: 'changed' })
  })

  it('takes an empty list, an empty text and a missing field for one', () => {
    const { languages: _, bio: __, links: ___, ...rest } = version
    expect(
      changed({ ...rest, languages: [], bio: '', links: { instagram: undefined, site: undefined } }, rest),
    ).toEqual({})
  })

  it('sees one link of several', () => {
    const links = { ...version.links, site: 'https://example.com/' }
    expect(changed(version, { ...version, links })).toEqual({ links: 'changed' })
  })

  it('is nothing between a record and its own publication', () => {
    const profile = profileSchema.parse({
      ...version,
      email: 'a@b.co',
      tempMediaIds: [],
      birthDate: at,
      phone: '11987654321',
      grants: [],
      status: 'published',
      version: 2,
      media: [photo('a')],
      createdAt: at,
      updatedAt: at,
    })
    const artist = toArtist(profile, { at, featured: false }, new Date('2099-01-01'))
    expect(changed(artist, profile)).toEqual({})
    expect(mediaChanges(artist.media, profile.media).items.map(({ change }) => change)).toEqual(['same'])
  })
})

/** What `artists/{uid}` has besides and no reviewer is shown, and why. */
const UNREVIEWED: Readonly<Record<Exclude<keyof Artist, keyof PublicVersion>, string>> = {
  mediaIds: 'the ids of the media, which are compared as pictures',
  nameKey: 'follows from the name',
  tokens: 'follow from the name, the place and the work',
  featured: 'said by the directors themselves',
  publishedAt: 'the moment of the approval',
  minor: 'follows from the birth date',
}

it('every field of the public page is reviewed, or named here with the reason why not', () => {
  const reviewed = [...PUBLIC_FIELDS, 'media', ...Object.keys(UNREVIEWED)]
  expect(reviewed.toSorted()).toEqual(Object.keys(artistSchema.shape).toSorted())
})

describe('what becomes of photos and videos', () => {
  it('marks the new and the removed, the removed last', () => {
    const { items, isReordered } = mediaChanges([photo('a'), photo('b')], [photo('c'), photo('b')])
    expect(items.map(({ media, change }) => `${media.id} ${change}`)).toEqual([
      'c added',
      'b same',
      'a removed',
    ])
    expect(isReordered).toBe(false)
  })

  it('says when what stayed is in another order', () => {
    expect(mediaChanges([photo('a'), photo('b')], [photo('b'), photo('a')]).isReordered).toBe(true)
    expect(mediaChanges([photo('a'), photo('b'), photo('c')], [photo('a'), photo('c')]).isReordered).toBe(
      false,
    )
  })
})
