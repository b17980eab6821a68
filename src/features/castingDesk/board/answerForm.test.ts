import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { expect, it } from 'vitest'
import { answerBegun, decisionOf } from './answerForm.ts'
import { expectedAt } from './expected.ts'

const draft = { to: 'declined', message: 'Até a próxima.' } as const
const ana = boardCandidate('ana', 1)
const approved = expectedAt(ana, { to: 'selected', order: 'zz', message: 'Parabéns!' })

it('an answer begins with what is held back for all of them alike', () => {
  expect(answerBegun([{ ...ana, draft }])).toEqual(draft)
  expect(answerBegun([{ ...ana, draft }, boardCandidate('bia', 2, { draft })])).toEqual(draft)
  const nothing = { to: '', message: '' }
  expect(answerBegun([{ ...ana, draft }, boardCandidate('bia', 2)])).toEqual(nothing)
  expect(answerBegun([])).toEqual(nothing)
})

it('who has their answer and has not read it yet may get other words with it, and nothing else', () => {
  expect(answerBegun([approved])).toEqual({ to: 'selected', message: 'Parabéns!' })
  expect(decisionOf([approved])).toBe('selected')
  expect([decisionOf([approved, ana]), decisionOf([ana]), decisionOf([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
