import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { expect, it } from 'vitest'
import { draftSentence, hurdleSentences, moveSentence } from './moveWords.ts'

const NAMES: Readonly<Record<string, string>> = { ana: 'Ana', bia: 'Bia' }
const nameOf = (uid: string): string => NAMES[uid] ?? '?'
const ana = boardCandidate('ana', 1)
const bia = boardCandidate('bia', 2)

it('an act is told by who went where, and an answer by when it is read', () => {
  const order = 'aa'
  expect(moveSentence([{ candidate: ana, to: 'testing', order }], nameOf)).toBe('Ana foi para “Em teste”')
  expect(moveSentence([{ candidate: ana, to: 'submitted', order }], nameOf)).toBe('Ana mudou de lugar')
  const both = [ana, bia].map((candidate) => ({ candidate, to: 'declined' as const, order }))
  expect(moveSentence(both, nameOf)).toBe(
    '2 pessoas foram para “Não aprovados” e leem a resposta em um minuto',
  )
  expect(moveSentence([{ candidate: ana, to: 'submitted', order, message: 'Oi.' }], nameOf)).toBe(
    'Ana lê outra mensagem com a resposta',
  )
  const mixed = [
    { candidate: ana, to: 'selected', order },
    { candidate: bia, to: 'declined', order },
  ] as const
  expect(moveSentence(mixed, nameOf)).toBe('2 pessoas leem a resposta em um minuto')
  const told = boardCandidate('ana', 1, { status: 'declined' })
  expect(moveSentence([{ candidate: told, to: 'shortlisted', order, message: 'Oi.' }], nameOf)).toBe(
    'Ana voltou para análise',
  )
  expect(moveSentence([], nameOf)).toBe('')
})

it('whoever was not moved is named with the reason, and with who was quicker', () => {
  const at = { to: 'testing', order: 'aa', movedBy: 'rui' } as const
  const moved = [
    { ...at, candidate: ana, outcome: 'moved' as const },
    { ...at, candidate: bia, outcome: 'offAir' as const },
    { ...at, candidate: ana, outcome: 'done' as const },
    { ...at, candidate: bia, outcome: 'failed' as const },
  ]
  expect(hurdleSentences(moved, nameOf, new Map([['rui', 'Rui']]))).toEqual([
    'Ana: Rui moveu esta inscrição enquanto isso.',
    'Bia: Este artista está fora do ar: só dá para encerrar a inscrição.',
    'Bia: Não deu certo. Tente de novo.',
  ])
  expect(hurdleSentences(moved.slice(0, 1), nameOf, new Map())).toEqual([
    'Ana: Outra pessoa moveu esta inscrição enquanto isso.',
  ])
})

it('what is held back is told by whose it is', () => {
  const draft = { to: 'declined', message: '' } as const
  expect(draftSentence([{ candidate: ana, draft }], nameOf)).toBe('Resposta guardada em rascunho: Ana')
  expect(
    draftSentence(
      [ana, bia].map((candidate) => ({ candidate, draft: null })),
      nameOf,
    ),
  ).toBe('Rascunho da resposta descartado: 2 pessoas')
})
