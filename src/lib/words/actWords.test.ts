import { expect, it } from 'vitest'
import { ACT_WORDS, outcomeWords } from './actWords.ts'

it('says how many it reached, and of everybody else who and why', () => {
  const named = (name: string, outcome: Parameters<typeof outcomeWords>[1][number]['outcome']) => ({
    uid: name,
    name,
    outcome,
  })
  expect(
    outcomeWords(ACT_WORDS.suspend.done, [
      named('Ana', 'done'),
      named('Bia', 'done'),
      named('Caio', 'state'),
      named('Davi', 'gone'),
    ]),
  ).toEqual([
    '2 pessoas foram suspensas.',
    'Ficaram de fora: Caio (a situação atual não permite) e Davi (o cadastro não existe mais).',
  ])
  expect(outcomeWords(ACT_WORDS.republish.done, [named('Ana', 'queued'), named('Bia', 'done')])).toEqual([
    '1 pessoa está no ar de novo.',
    'De volta à fila de validação: Ana.',
  ])
  expect(outcomeWords(ACT_WORDS.archive.done, [named('Ana', 'already')])).toEqual([
    'Ficou de fora: Ana (já estava assim).',
  ])
})
