import { MAX_ANSWER_MESSAGE } from '@ribalta/domain/castings/casting'
import { CLOSING_ANSWERS, WAITING_STATUSES } from '@ribalta/domain/castings/candidateStatus'
import { expect, it } from 'vitest'
import { CLOSING_BEGUN, closingMessage, closingSchema, messageAfterChoice } from './closingForm.ts'

it('each column has words of its own for each answer, which may be sent as they are', () => {
  const all = WAITING_STATUSES.flatMap((from) => CLOSING_ANSWERS.map((to) => closingMessage(from, to)))
  expect(new Set(all).size).toBe(8)
  expect(closingSchema.parse(CLOSING_BEGUN)).toEqual(CLOSING_BEGUN)
})

it('another answer brings its own words, and leaves those that somebody wrote or took away', () => {
  const ours = closingMessage('proposed', 'declined')
  expect(messageAfterChoice('proposed', 'lapsed', ours)).toBe(closingMessage('proposed', 'lapsed'))
  expect(messageAfterChoice('proposed', 'lapsed', 'Até breve.')).toBe('Até breve.')
  expect(messageAfterChoice('proposed', 'lapsed', '')).toBe('')
})

it('a message that is too long is refused', () => {
  const message = 'a'.repeat(MAX_ANSWER_MESSAGE + 1)
  const refused = closingSchema.safeParse({ ...CLOSING_BEGUN, testing: { to: 'lapsed', message } })
  expect(refused.error?.issues.map(({ path }) => path)).toEqual([['testing', 'message']])
})
