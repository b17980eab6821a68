import { searchedPerson } from '@ribalta/domain/testing/searchedPerson'
import { describe, expect, it } from 'vitest'
import { fitOf } from './fit.ts'
import type { CatalogueNames } from './rosterWords.ts'

const names: CatalogueNames = {
  classes: [
    { id: 'atriz', namePT: 'Atriz' },
    { id: 'cantor', namePT: 'Cantor' },
  ],
  skills: [
    { id: 'violao', descriptionPT: 'Violão' },
    { id: 'canto', descriptionPT: 'Canto' },
  ],
}
const ana = searchedPerson({
  classes: ['cantor'],
  skills: [
    { id: 'violao', level: 3 },
    { id: 'canto', level: 5 },
  ],
})

describe('how somebody meets what is asked', () => {
  it('counts each thing by itself and names what is missing, with the level that is asked', () => {
    const skills = [
      { id: 'violao', level: 4 },
      { id: 'canto', level: 2 },
    ] as const
    expect(fitOf(ana, { skills, gender: ['feminino'] }, names)).toEqual({
      met: 2,
      asked: 3,
      missing: ['Violão (avançado)'],
    })
  })

  it('takes classes of which any would do for one thing', () => {
    expect(fitOf(ana, { classes: ['atriz', 'cantor'] }, names)).toEqual({ met: 1, asked: 1, missing: [] })
    expect(fitOf({ ...ana, classes: [] }, { classes: ['atriz', 'cantor'] }, names).missing).toEqual([
      'Classe: Atriz ou Cantor',
    ])
  })

  it('says of a choice what it is a choice of', () => {
    const filter = { gender: ['masculino'], playingAge: { min: 50, max: 60 } } as const
    expect(fitOf(ana, filter, names).missing).toEqual(['Gênero: Masculino', 'Idade cênica: 50 a 60 anos'])
  })

  it('is nothing of nothing where nothing is asked, of the archived, too', () => {
    expect(fitOf({ ...ana, status: 'archived' }, {}, names)).toEqual({ met: 0, asked: 0, missing: [] })
  })
})
