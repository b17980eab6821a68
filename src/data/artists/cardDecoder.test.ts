import { FACT_NAMES, FACTS, PUBLIC_FACTS } from '@ribalta/domain/people/factTable'
import { pick } from '@ribalta/domain/pick'
import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { describe, expect, it } from 'vitest'
import { decodeCard } from './cardDecoder.ts'
import { decodeArtist } from './decoder.ts'

const least = {
  artisticName: 'Bia Rocha',
  username: 'bia-rocha',
  publishedAt: { seconds: 5, nanoseconds: 6 },
}

function decode(data: Record<string, unknown>) {
  return decodeArtist({ id: 'u1', path: 'artists/u1', data: { ...least, ...data } })
}

describe('decodeArtist', () => {
  it('takes a full document', () => {
    const image = {
      id: 'm1',
      kind: 'image',
      base: 'media/u1/m1',
      widths: [320, 640],
      width: 640,
      height: 800,
      placeholder: '#aabbcc',
    }
    const video = {
      id: 'm2',
      kind: 'video',
      base: 'media/u1/m2',
      extension: 'mp4',
      bytes: 10,
      state: 'ready',
    }
    const artist = decode({
      media: [image, video],
      classes: ['ator'],
      skills: [{ id: 'canto', level: 4 }],
      gender: 'feminino',
      heightCm: 175,
      playingAge: { min: 20, max: 30 },
      city: 'Recife',
      uf: 'PE',
      languages: ['Inglês'],
      bio: 'Atriz.',
      links: { instagram: 'https://instagram.com/bia' },
      nameKey: 'bia rocha',
    })
    expect(artist).toMatchObject({
      id: 'u1',
      artisticName: 'Bia Rocha',
      media: [image, video],
      classes: ['ator'],
      skills: [{ id: 'canto', level: 4 }],
      heightCm: 175,
      playingAge: { min: 20, max: 30 },
      uf: 'PE',
      languages: ['Inglês'],
      links: { instagram: 'https://instagram.com/bia' },
      publishedAt: { seconds: 5, nanoseconds: 6 },
    })
  })

  it('takes every public fact, and no other', () => {
    const artist = decode(SAMPLE_FACTS)
    expect(artist).toMatchObject(pick(SAMPLE_FACTS, PUBLIC_FACTS))
    expect(FACT_NAMES.filter((name) => artist !== undefined && name in artist)).toEqual([...PUBLIC_FACTS])
  })

  it('is undefined without name, address or date', () => {
    expect(decode({ artisticName: '' })).toBeUndefined()
    expect(decode({ username: 3 })).toBeUndefined()
    expect(decode({ publishedAt: 'ontem' })).toBeUndefined()
  })

  it('counts a fact of the wrong kind as absent', () => {
    const artist = decode({
      uf: 'XX',
      heightCm: 'alta',
      gender: 'x',
      playingAge: { min: 30, max: 20 },
      languages: ['Klingon', 'Libras'],
      skills: [{ id: 'canto', level: 9 }, null, { id: 'tango', level: 1 }],
      classes: 'ator',
      media: [{ id: 'm', kind: 'image', base: 'b', widths: [], width: 1, height: 1 }, { kind: 'gif' }],
    })
    expect(artist).toMatchObject({
      languages: ['Libras'],
      skills: [{ id: 'tango', level: 1 }],
      classes: [],
      media: [],
    })
    expect(artist?.uf).toBeUndefined()
    expect(artist?.heightCm).toBeUndefined()
    expect(artist?.gender).toBeUndefined()
    expect(artist?.playingAge).toBeUndefined()
  })

  it('never gives a link that could run as a script', () => {
    const links = {
      site: 'javascript:alert(1)',
      video: 'data:text/html,x',
      imdb: 'sem endereço',
      instagram: 'http://a.b/',
    }
    expect(decode({ links })?.links).toEqual({ instagram: 'http://a.b/' })
  })
})

it('decodeCard takes every fact that the list can be filtered by', () => {
  const card = decodeCard({ id: 'u1', path: 'artists/u1', data: { ...least, ...SAMPLE_FACTS } })
  const filterable = FACT_NAMES.filter((name) => 'filter' in FACTS[name])
  expect(card).toMatchObject(pick(SAMPLE_FACTS, filterable))
})
