import { expect, it } from 'vitest'
import { ACT_WORDS, type NamedOutcome, outcomeWords, presentedWords } from './actWords.ts'

const named = (name: string, outcome: NamedOutcome['outcome']): NamedOutcome => ({ uid: name, name, outcome })

it('says how many it reached, and of everybody else who and why', () => {
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

it('says who came into a proposal, who was in it and who may not be, without calling those in it left out', () => {
  expect(
    presentedWords('Inverno', [
      named('Ana', 'done'),
      named('Bia', 'already'),
      named('Caio', 'state'),
      named('Davi', 'guardian'),
    ]),
  ).toEqual([
    '1 pessoa entrou em “Inverno”.',
    'Ficaram de fora: Caio (está fora do ar ou já tem resposta) e Davi (falta a autorização do responsável, confirmada pela direção).',
    'Já estava na proposta: Bia.',
  ])
  expect(presentedWords('Inverno', [named('Ana', 'already'), named('Bia', 'already')])).toEqual([
    'Já estavam na proposta: Ana e Bia.',
  ])
})
