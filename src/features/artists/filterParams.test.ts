import { describe, expect, it } from 'vitest'
import { filterFromParams, filterKey, paramsFromFilter, withinCatalogue } from './filterParams.ts'
import { continuesTyping } from './useFilterChange.ts'

const read = (query: string) => filterFromParams(new URLSearchParams(query))

describe('filters in the address', () => {
  it('reads every filter', () => {
    expect(
      read('nome=ana%20lu&classe=ator&habilidade=canto-lirico&uf=SP&cidade=S%C3%A3o+Paulo&idade=25'),
    ).toEqual({
      name: 'ana lu',
      class: 'ator',
      skill: 'canto-lirico',
      uf: 'SP',
      city: 'São Paulo',
      age: 25,
    })
  })

  it('comes back the same from its own address', () => {
    const filter = { name: 'João & Zé', class: 'ator', skill: 'x_1', uf: 'RJ', city: 'Niterói', age: 0 }
    expect(filterFromParams(paramsFromFilter(filter))).toEqual(filter)
  })

  it('ignores nonsense', () => {
    expect(read('uf=XX&idade=-3&classe=a%20b&habilidade=%3Cscript%3E&nome=%20%20&outra=1')).toEqual({})
    expect(read('idade=400')).toEqual({})
    expect(read('idade=2.5')).toEqual({})
    expect(read('uf=sp')).toEqual({ uf: 'SP' })
  })

  it('cuts texts that nobody would type', () => {
    expect(read(`nome=${'a'.repeat(500)}`).name).toHaveLength(80)
  })

  it('gives equal filters equal keys, whatever their order and absent fields', () => {
    expect(filterKey({ uf: 'SP', name: 'ana' })).toBe(filterKey({ name: 'ana', uf: 'SP', city: undefined }))
    expect(filterKey({})).toBe('')
  })
})

describe('continuesTyping', () => {
  it('is so while the same name or age is typed', () => {
    expect(continuesTyping({ name: 'an', uf: 'SP' }, { name: 'ana', uf: 'SP' })).toBe(true)
    expect(continuesTyping({ age: 2 }, { age: 25 })).toBe(true)
  })

  it('is not so for the first letter, the clearing or any other change', () => {
    expect(continuesTyping({}, { name: 'a' })).toBe(false)
    expect(continuesTyping({ name: 'a' }, {})).toBe(false)
    expect(continuesTyping({ name: 'ana' }, { name: 'ana', uf: 'SP' })).toBe(false)
  })
})

describe('withinCatalogue', () => {
  const catalogue = { classes: [{ id: 'ator' }], skills: [{ id: 'canto' }] }

  it('drops a class or skill that does not exist and keeps one that does', () => {
    expect(withinCatalogue({ class: 'nada', skill: 'canto' }, catalogue)).toEqual({ skill: 'canto' })
    expect(withinCatalogue({ class: 'ator', skill: 'nada' }, catalogue)).toEqual({ class: 'ator' })
  })

  it('keeps what is asked while the catalogue is not known', () => {
    expect(withinCatalogue({ class: 'nada' }, { classes: [], skills: [] })).toEqual({ class: 'nada' })
  })
})
