import { describe, expect, it } from 'vitest'
import type { PublicArtist } from '../../data/artists/artists.ts'
import { factsOf } from './artistFacts.ts'
import { describeArtist, linksOf, skillLinesOf } from './artistLines.ts'

const bare: PublicArtist = {
  id: 'u1',
  artisticName: 'Bia Rocha',
  username: 'bia-rocha',
  media: [],
  classes: [],
  skills: [],
  nameKey: 'bia rocha',
  publishedAt: { seconds: 1, nanoseconds: 0 },
}

const skill = (id: string, descriptionPT: string) => ({
  id,
  type: 'Música',
  descriptionPT,
  descriptionEN: '',
  descriptionES: '',
})

describe('factsOf', () => {
  it('writes each fact as people read it', () => {
    expect(
      factsOf({
        ...bare,
        playingAge: { min: 25, max: 32 },
        heightCm: 175,
        languages: ['Português', 'Libras'],
        city: 'Recife',
        uf: 'PE',
      }),
    ).toEqual([
      { label: 'Idade cênica', value: '25 a 32 anos' },
      { label: 'Altura', value: '1,75 m' },
      { label: 'Idiomas', value: 'Português, Libras' },
      { label: 'Onde vive', value: 'Recife, PE' },
    ])
  })

  it('has no line for what was left empty', () => {
    expect(factsOf(bare)).toEqual([])
    expect(factsOf({ ...bare, uf: 'PE' })).toEqual([{ label: 'Onde vive', value: 'Pernambuco' }])
  })
})

describe('skillLinesOf', () => {
  it('puts the strongest skills first', () => {
    const artist: PublicArtist = {
      ...bare,
      skills: [
        { id: 'violao', level: 2 },
        { id: 'canto', level: 5 },
        { id: 'sumiu', level: 5 },
        { id: 'baixo', level: 2 },
      ],
    }
    const lines = skillLinesOf(artist, [
      skill('violao', 'Violão'),
      skill('canto', 'Canto'),
      skill('baixo', 'Baixo'),
    ])
    expect(lines.map(({ name, levelName }) => `${name}: ${levelName}`)).toEqual([
      'Canto: Profissional',
      'Baixo: Básico',
      'Violão: Básico',
    ])
  })
})

describe('linksOf', () => {
  it('names each link that there is', () => {
    expect(
      linksOf({ ...bare, links: { imdb: 'https://imdb.com/name/1', instagram: 'https://instagram.com/b' } }),
    ).toEqual([
      { label: 'Instagram', href: 'https://instagram.com/b' },
      { label: 'IMDb', href: 'https://imdb.com/name/1' },
    ])
    expect(linksOf(bare)).toEqual([])
  })
})

describe('describeArtist', () => {
  it('says who, what and where', () => {
    expect(
      describeArtist({ ...bare, city: 'Recife', uf: 'PE', bio: 'Atua desde 2010.' }, ['Atriz', 'Cantora']),
    ).toBe('Bia Rocha, atriz e cantora, Recife, PE. Atua desde 2010.')
  })

  it('is cut at a word', () => {
    const text = describeArtist({ ...bare, bio: 'palavra '.repeat(40) }, [])
    expect(text.length).toBeLessThanOrEqual(156)
    expect(text).toMatch(/ palavra…$/)
  })
})
