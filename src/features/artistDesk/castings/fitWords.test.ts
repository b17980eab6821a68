import { describe, expect, it } from 'vitest'
import { fitWords, lowerFirst } from './fitWords.ts'

describe('how an artist meets a role', () => {
  it.each([
    ['Aberto a todos os perfis', { met: 0, asked: 0, missing: [] }],
    ['Você atende tudo', { met: 3, asked: 3, missing: [] }],
    ['Você atende 4 de 5: falta violão (avançado)', { met: 4, asked: 5, missing: ['Violão (avançado)'] }],
    [
      'Você atende 0 de 3: faltam classe (atriz ou músico), idade cênica (32 a 44 anos) e DJ',
      { met: 0, asked: 3, missing: ['Classe: Atriz ou Músico', 'Idade cênica: 32 a 44 anos', 'DJ'] },
    ],
  ])('%s', (words, fit) => {
    expect(fitWords(fit)).toBe(words)
  })
})

it('what stands within a sentence begins small, but for money and abbreviations', () => {
  expect(['A combinar', 'R$ 900,00', 'DJ', 'Ópera', '01/03/2027'].map(lowerFirst)).toEqual([
    'a combinar',
    'R$ 900,00',
    'DJ',
    'ópera',
    '01/03/2027',
  ])
})
