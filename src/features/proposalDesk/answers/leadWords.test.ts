import { MOVE_HURDLES } from '@ribalta/domain/castings/moves'
import { expect, it } from 'vitest'
import { leadWords, leftOutWords } from './leadWords.ts'

it('says who went, that they read it soon, and of the others why not', () => {
  expect(
    leadWords([
      { name: 'Ana', outcome: 'done' },
      { name: 'Bia', outcome: 'court' },
      { name: 'Caio', outcome: 'filled' },
      { name: 'Davi', outcome: 'filled' },
      { name: 'Eva', outcome: 'failed' },
    ]),
  ).toEqual([
    'Ana foi para “Aprovados” e lê a resposta em um minuto.',
    `Bia: ${MOVE_HURDLES.court} Isso se faz na mesa do casting.`,
    `Caio e Davi: ${MOVE_HURDLES.filled}`,
    'Eva: Não deu certo. Tente de novo.',
  ])
  expect(
    leadWords([
      { name: 'Ana', outcome: 'done' },
      { name: 'Bia', outcome: 'done' },
    ]),
  ).toEqual(['2 pessoas foram para “Aprovados” e leem a resposta em um minuto.'])
})

it('says who stayed out for want of a role', () => {
  expect(leftOutWords(['Ana', 'Bia'])).toEqual(['Ficaram de fora, sem personagem: Ana e Bia.'])
  expect(leftOutWords([])).toEqual([])
})
