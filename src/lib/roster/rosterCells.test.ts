import { expect, it } from 'vitest'
import { cellText } from './rosterCells.ts'

const names = {
  classes: [
    { id: 'ator', namePT: 'Ator', forms: { feminine: 'Atriz', masculine: 'Ator', neutral: 'Intérprete' } },
  ],
  skills: [],
}

it('names classes in the form of the person, and unknown classes by their id', () => {
  const classes = ['ator', 'sumiu']
  expect(cellText('classes', { classes, gender: 'feminino' }, names)).toBe('Atriz, sumiu')
  expect(cellText('classes', { classes, gender: null }, names)).toBe('Intérprete, sumiu')
  expect(cellText('classes', {}, names)).toBe('')
})
