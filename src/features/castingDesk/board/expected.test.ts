import { boardCandidate } from '@ribalta/domain/testing/boardCandidate'
import { expect, it } from 'vitest'
import { messageOf } from '../../../data/board/answerMessage.ts'
import { expectedAt, expectedWith } from './expected.ts'

const draft = { to: 'declined', message: 'Até a próxima.' } as const
const ana = boardCandidate('ana', 1, { draft })

it('an answer has its message, takes the draft along and is read later', () => {
  const declined = expectedAt(ana, { to: 'declined', order: 'zz', message: 'Obrigada.' })
  expect(declined).toMatchObject({ status: 'declined', order: 'zz', followAt: ana.updatedAt })
  expect([messageOf(declined), declined.draft]).toEqual(['Obrigada.', undefined])
})

it('other words with the same answer take the place of the words before', () => {
  const first = expectedAt(ana, { to: 'selected', order: 'zz', message: 'Parabéns!' })
  const second = expectedAt(first, { to: 'selected', order: 'zz', message: 'Parabéns, Ana!' })
  expect([messageOf(second), second.history.length]).toEqual(['Parabéns, Ana!', first.history.length])
  expect(messageOf(expectedAt(second, { to: 'selected', order: 'zz', message: '' }))).toBeUndefined()
})

it('another place in the same column leaves the words and the draft', () => {
  expect(expectedAt(ana, { to: 'submitted', order: 'zz' })).toEqual({ ...ana, order: 'zz' })
})

it('who goes on has no message any more', () => {
  const declined = expectedAt(ana, { to: 'declined', order: 'zz', message: 'Obrigada.' })
  expect(messageOf(expectedAt(declined, { to: 'testing', order: 'zz' }))).toBeUndefined()
})

it('an answer is held back, and let go of', () => {
  const other = { to: 'selected', message: '' } as const
  expect(expectedWith(ana, other).draft).toEqual(other)
  expect('draft' in expectedWith(ana, null)).toBe(false)
})
