import { describe, expect, it } from 'vitest'
import { castAddress, readCastAddress } from './castAddress.ts'

const read = (address: string) => readCastAddress(new URLSearchParams(address))

describe('the address of Elenco', () => {
  it('holds the quick filters and the order, and comes back the same', () => {
    const asked = read('estado=published,archived&uf=SP&menor=nao&ordem=-cidade')
    expect(asked).toEqual({
      filter: { status: ['published', 'archived'], uf: ['SP'], minor: false },
      sort: { by: 'city', direction: 'desc' },
      dropped: [],
    })
    expect(castAddress(asked).toString()).toBe('uf=SP&estado=published%2Carchived&menor=nao&ordem=-cidade')
    expect(castAddress(read('')).toString()).toBe('')
  })

  it('says what it drops: nonsense, another order, and what only Busca asks', () => {
    expect(read('uf=XX&ordem=salario&altura=170-180&video=nao')).toEqual({
      filter: { video: false },
      sort: { by: 'name', direction: 'asc' },
      dropped: ['XX', 'Altura', 'salario'],
    })
  })

  it('asks for several classes and UFs together', () => {
    const { filter, dropped } = read('classe=ator,atriz&uf=SP,RJ,PE')
    expect(filter).toEqual({ classes: ['ator', 'atriz'], uf: ['SP', 'RJ', 'PE'] })
    expect(dropped).toEqual([])
  })

  it('leaves out a list that makes more alternatives than one query can ask', () => {
    const { filter, dropped } = read('classe=ator,atriz,modelo,coro&uf=AC,AL,AP,AM,BA,CE,DF,ES')
    expect(filter).toEqual({ classes: ['ator', 'atriz', 'modelo', 'coro'] })
    expect(dropped).toEqual(['AC,AL,AP,AM,BA,CE,DF,ES'])
  })
})
