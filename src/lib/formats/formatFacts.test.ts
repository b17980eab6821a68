import { describe, expect, it } from 'vitest'
import { formatHeight, formatPlayingAge } from './formatFacts.ts'
import { formatPlace } from './formatPlace.ts'
import { formatList } from './formatList.ts'

describe('formatHeight', () => {
  it('writes centimetres as metres with a comma and two decimals', () => {
    expect(formatHeight(175)).toBe('1,75 m')
    expect(formatHeight(160)).toBe('1,60 m')
    expect(formatHeight(98)).toBe('0,98 m')
  })
})

describe('formatPlayingAge', () => {
  it('writes a range, and a single age without one', () => {
    expect(formatPlayingAge({ min: 25, max: 32 })).toBe('25 a 32 anos')
    expect(formatPlayingAge({ min: 40, max: 40 })).toBe('40 anos')
    expect(formatPlayingAge({ min: 1, max: 1 })).toBe('1 ano')
  })
})

describe('formatPlace', () => {
  it('joins city and UF and leaves out what is missing', () => {
    expect(formatPlace({ city: 'Recife', uf: 'PE' })).toBe('Recife, PE')
    expect(formatPlace({ uf: 'PE' })).toBe('PE')
    expect(formatPlace({ city: 'Recife' })).toBe('Recife')
    expect(formatPlace({})).toBe('')
  })
})

describe('formatList', () => {
  it('joins as Portuguese does', () => {
    expect(formatList(['ator', 'dublador', 'cantor'])).toBe('ator, dublador e cantor')
    expect(formatList(['ator', 'cantor'])).toBe('ator e cantor')
    expect(formatList([])).toBe('')
  })
})
