import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ArtistFilter, indexToken, matchesFilter } from './artistFilter.ts'
import { artistTokens, type Searchable } from './artistTokens.ts'
import { toSearchText } from '../identity.ts'

type Artist = Parameters<typeof matchesFilter>[0]

function indexed(artist: Searchable, playingAge?: { min: number; max: number }): Artist {
  return { nameKey: toSearchText(artist.artisticName), tokens: artistTokens(artist), playingAge }
}

const maria = indexed(
  {
    artisticName: 'Maria Antônia d’Ávila',
    classes: ['atriz', 'modelo'],
    skills: [{ id: 'canto' }, { id: 'esgrima' }],
    uf: 'SP',
    city: 'São Paulo',
  },
  { min: 20, max: 30 },
)

describe('an artist', () => {
  it.each<[string, ArtistFilter]>([
    ['no filter', {}],
    ['empty words', { name: '', city: '' }],
    ['a class', { class: 'modelo' }],
    ['a class, a skill and a UF', { class: 'atriz', skill: 'esgrima', uf: 'SP' }],
    ['a city without its accent', { city: 'sao paulo' }],
    ['the start of a name', { name: 'ant' }],
    ['two starts in any order', { name: 'antonia mar' }],
    ['an age at the edge', { age: 30 }],
    ['everything', { name: 'maria', class: 'atriz', skill: 'canto', uf: 'SP', city: 'São Paulo', age: 20 }],
  ])('is found by %s', (_, filter) => {
    expect(matchesFilter(maria, filter)).toBe(true)
  })

  it.each<[string, ArtistFilter]>([
    ['another class', { class: 'ator' }],
    ['a class it has with a skill it has not', { class: 'atriz', skill: 'dança' }],
    ['another UF', { uf: 'RJ' }],
    ['a part of a city', { city: 'São' }],
    ['the middle of a name', { name: 'tonia' }],
    ['one word that is right and one that is not', { name: 'maria joana' }],
    ['an age beyond', { age: 31 }],
  ])('is not found by %s', (_, filter) => {
    expect(matchesFilter(maria, filter)).toBe(false)
  })

  it('that names no age is not found by age', () => {
    expect(matchesFilter({ nameKey: 'x', tokens: [] }, { age: 20 })).toBe(false)
  })
})

describe('the index', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const uf = fc.option(fc.constantFrom('SP', 'RJ'), { nil: undefined })
  const city = fc.option(fc.constantFrom('São Paulo', 'Niterói', ''), { nil: undefined })
  const word = fc.constantFrom(
    'Maria',
    'Mariana',
    'Ávila',
    'ávi',
    'Constantinopolitana',
    'constantinop',
    'Zé',
    'z',
  )
  const name = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
  const artist = fc.record({
    artisticName: name,
    classes: fc.uniqueArray(id, { maxLength: 3 }),
    skills: fc.uniqueArray(id, { maxLength: 3 }).map((ids) => ids.map((skill) => ({ id: skill }))),
    uf,
    city,
  })
  const filter = fc.record(
    {
      name,
      class: id,
      skill: id,
      uf: fc.constantFrom('SP', 'RJ'),
      city: fc.constantFrom('são paulo', 'niteroi'),
    },
    { requiredKeys: [] },
  )

  it('never leaves out an artist that matches', () => {
    fc.assert(
      fc.property(artist, filter, (searchable, asked) => {
        const token = indexToken(asked)
        const found = indexed(searchable)
        return !matchesFilter(found, asked) || token === undefined || found.tokens.includes(token)
      }),
      { numRuns: 4000 },
    )
  })

  it('settles every combination of facets by itself', () => {
    const facets = fc.record({ class: id, skill: id, uf: fc.constantFrom('SP', 'RJ') }, { requiredKeys: [] })
    fc.assert(
      fc.property(artist, facets, (searchable, asked) => {
        const token = indexToken(asked)
        const found = indexed(searchable)
        const isIndexed = token === undefined || found.tokens.includes(token)
        const has =
          (asked.class === undefined || searchable.classes.includes(asked.class)) &&
          (asked.skill === undefined || searchable.skills.some((skill) => skill.id === asked.skill)) &&
          (asked.uf === undefined || searchable.uf === asked.uf)
        expect(isIndexed).toBe(has)
        expect(matchesFilter(found, asked)).toBe(has)
      }),
      { numRuns: 1000 },
    )
  })

  it('is asked for a name before a city before facets', () => {
    expect(indexToken({ name: 'Zé Maria', city: 'Santos', class: 'a' })).toBe('name:maria')
    expect(indexToken({ city: 'Santos', class: 'a', uf: 'SP' })).toBe('city:santos')
    expect(indexToken({ uf: 'SP', skill: 's', class: 'a' })).toBe('class:a|skill:s|uf:SP')
    expect(indexToken({})).toBeUndefined()
  })

  it('holds each token once and stays small enough to store', () => {
    const tokens = artistTokens({
      artisticName: 'Constantinopolitana '.repeat(3).trim(),
      classes: ['1', '2', '3', '4', '5', '6'],
      skills: Array.from({ length: 20 }, (_, index) => ({ id: `skill-${String(index)}` })),
      uf: 'SP',
      city: 'São Paulo',
    })
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(tokens).not.toContain('')
    expect(tokens.length).toBeLessThan(400)
  })
})
