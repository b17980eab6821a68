import { filterArbitrary } from '@ribalta/domain/testing/rosterArbitraries'
import { facetQuery } from '@ribalta/domain/roster/filter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRosterParams, rosterParams } from './rosterParams.ts'

const read = (query: string) => readRosterParams(new URLSearchParams(query))

describe('the address of a search', () => {
  it('comes back as the same question', () => {
    fc.assert(
      fc.property(filterArbitrary, (filter) => {
        const once = read(rosterParams(filter).toString())
        expect(once.dropped).toEqual([])
        expect(new Set(facetQuery(once.filter).all)).toEqual(new Set(facetQuery(filter).all))
        expect(read(rosterParams(once.filter).toString()).filter).toEqual(once.filter)
      }),
      { numRuns: 300 },
    )
  })

  it('gives the sensible rest of nonsense and says what was dropped', () => {
    expect(read('uf=SP,XX&altura=alta&idade=30-25&habilidade=violao.9,canto.3&menor=talvez&nada=1')).toEqual({
      filter: { uf: ['SP'], playingAge: { min: 25, max: 30 }, skills: [{ id: 'canto', level: 3 }] },
      dropped: ['violao.9', 'alta', 'XX', 'talvez'],
    })
  })

  it('snaps a range outwards to what can be asked', () => {
    expect(read('altura=172-178').filter).toEqual({ heightCm: { min: 170, max: 180 } })
    expect(read('altura=40-250').dropped).toEqual(['40-250'])
  })

  it('leaves out what would make more than thirty alternatives', () => {
    const { filter, dropped } = read('classe=a,b,c,d,e,f&uf=SP,RJ,MG,ES,BA,PE')
    expect(filter).toEqual({ classes: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect(dropped).toEqual(['SP,RJ,MG,ES,BA,PE'])
  })

  it('keeps what else stands there', () => {
    const others = new URLSearchParams('uf=RJ&lista=abc')
    expect(rosterParams({ uf: ['SP'] }, others).toString()).toBe('lista=abc&uf=SP')
  })
})
