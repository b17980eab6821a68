import { describe, expect, it } from 'vitest'
import { classChoices } from './classChoices.ts'

const ATOR = { id: 'ator', key: 'ator', nameEN: 'Actor', namePT: 'Ator' }

describe('the classes to choose from', () => {
  it('are those of the catalogue and, for who holds one, a deleted one to give up', () => {
    expect(classChoices([ATOR], ['ator', 'antiga'])).toEqual([
      { value: 'ator', label: 'Ator' },
      { value: 'antiga', label: 'Fora do catálogo' },
    ])
  })

  it('are none while the catalogue is not there', () => {
    expect(classChoices([], ['ator'])).toEqual([])
  })
})
