import { expect, it } from 'vitest'
import { creditLine } from './creditLine.ts'

it('names the role of a credit without an article before it', () => {
  expect(creditLine({ kind: 'novela', role: 'Coronel', production: 'Sertão Estúdios' })).toBe(
    'Novela · papel: Coronel · Sertão Estúdios',
  )
  expect(creditLine({ kind: 'teatro' })).toBe('Teatro')
})
