import { SAMPLE_FACTS } from '@ribalta/domain/testing/sampleFacts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { factsFormShape } from './factsForm.ts'
import { EMPTY_FACTS, toFactsValues, type FactsValues } from './factsValues.ts'

const schema = z.object(factsFormShape)

function parse(change: Partial<FactsValues>) {
  return schema.parse({ ...EMPTY_FACTS, ...change })
}

function messages(change: Partial<FactsValues>): string[] {
  const result = schema.safeParse({ ...EMPTY_FACTS, ...change })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the facts form', () => {
  it('takes an empty form for a person who says nothing', () => {
    const facts = parse({})
    expect(Object.values(facts).filter((value) => value !== undefined)).toEqual([[], []])
  })

  it('reads a height in metres and in centimetres', () => {
    expect(parse({ heightCm: '1,75' }).heightCm).toBe(175)
    expect(parse({ heightCm: '1.6' }).heightCm).toBe(160)
    expect(parse({ heightCm: ' 182 ' }).heightCm).toBe(182)
  })

  it('says what is wrong with a measure in the words of the domain', () => {
    expect(messages({ heightCm: 'alta', waistCm: '12' })).toEqual([
      'heightCm: Altura: informe em metros, como 1,75.',
      'waistCm: Cintura: no mínimo 30 cm.',
    ])
  })

  it('speaks of a height in the unit in which it is typed', () => {
    expect(messages({ heightCm: '9,99' })).toEqual(['heightCm: Altura: no máximo 2,50 m.'])
    expect(messages({ heightCm: '0,3' })).toEqual(['heightCm: Altura: no mínimo 0,40 m.'])
  })

  it('wants both ages, in order', () => {
    expect(parse({ playingAge: { min: '25', max: '32' } }).playingAge).toEqual({ min: 25, max: 32 })
    expect(messages({ playingAge: { min: '25', max: '' } })[0]).toBe(
      'playingAge.min: Informe a idade mínima e a máxima.',
    )
    expect(messages({ playingAge: { min: '40', max: '32' } })).toEqual([
      'playingAge.min: A idade mínima não pode passar da máxima.',
    ])
    expect(messages({ playingAge: { min: 'x', max: '32' } })[0]).toMatch(/Informe idades em anos/)
  })

  it('completes addresses that people shorten', () => {
    const { links } = parse({
      links: { instagram: '@ana.souza', imdb: '', site: 'anasouza.com.br', video: 'https://vimeo.com/1' },
    })
    expect(links).toEqual({
      instagram: 'https://www.instagram.com/ana.souza',
      site: 'https://anasouza.com.br',
      video: 'https://vimeo.com/1',
    })
    expect(parse({ links: { ...EMPTY_FACTS.links, instagram: 'instagram.com/ana' } }).links?.instagram).toBe(
      'https://instagram.com/ana',
    )
  })

  it('refuses an address that is no web page', () => {
    expect(messages({ links: { ...EMPTY_FACTS.links, site: 'javascript:alert(1)' } })).toEqual([
      'links.site: Comece o endereço com https://',
    ])
  })

  it('shows every stored fact so that reading it again gives the same', () => {
    expect(schema.parse(toFactsValues(SAMPLE_FACTS))).toEqual(SAMPLE_FACTS)
  })

  it('reads of a fact that somebody has only what they have', () => {
    const facts = { classes: [], skills: [], heightCm: 168, links: { site: 'https://a.example/' } }
    const read = Object.entries(schema.parse(toFactsValues(facts))).filter(([, value]) => value !== undefined)
    expect(Object.fromEntries(read)).toEqual(facts)
  })
})
