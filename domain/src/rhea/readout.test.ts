import { describe, expect, it } from 'vitest'
import type { ReadoutFacts } from '../schemas/rhea/run.ts'
import { ageBandOf, READOUT_FIRST, readoutOf } from './readout.ts'

const someone = (facts: Partial<ReadoutFacts> = {}): ReadoutFacts => ({
  gender: 'feminino',
  minor: false,
  playingAge: { min: 25, max: 33 },
  uf: 'SP',
  ...facts,
})

describe('ageBandOf', () => {
  it.each([
    [{ min: 20, max: 30 }, 'to29'],
    [{ min: 25, max: 35 }, 'to44'],
    [{ min: 44, max: 45 }, 'to44'],
    [{ min: 40, max: 50 }, 'to59'],
    [{ min: 50, max: 70 }, 'from60'],
    [null, null],
  ])('puts %j into %j', (playingAge, band) => {
    expect(ageBandOf({ minor: false, playingAge })).toBe(band)
  })

  it('keeps minors together, whatever they play', () => {
    expect(ageBandOf({ minor: true, playingAge: { min: 18, max: 25 } })).toBe('minor')
    expect(ageBandOf({ minor: true, playingAge: null })).toBe('minor')
  })
})

describe('readoutOf', () => {
  it('counts the first and all of them, the most frequent first, and who did not say', () => {
    const first = Array.from({ length: READOUT_FIRST }, () => someone())
    const rest = [
      ...Array.from({ length: 30 }, () => someone({ gender: 'masculino', uf: 'RJ' })),
      someone({ gender: null, uf: null, playingAge: null }),
    ]
    expect(readoutOf([...first, ...rest])).toEqual({
      gender: [
        { value: 'masculino', first: 0, all: 30 },
        { value: 'feminino', first: READOUT_FIRST, all: READOUT_FIRST },
        { value: null, first: 0, all: 1 },
      ],
      age: [
        { value: 'to29', first: READOUT_FIRST, all: 50 },
        { value: null, first: 0, all: 1 },
      ],
      uf: [
        { value: 'RJ', first: 0, all: 30 },
        { value: 'SP', first: READOUT_FIRST, all: READOUT_FIRST },
        { value: null, first: 0, all: 1 },
      ],
    })
  })

  it('is of nobody where nobody was ranked', () => {
    expect(readoutOf([])).toEqual({ gender: [], age: [], uf: [] })
  })
})
