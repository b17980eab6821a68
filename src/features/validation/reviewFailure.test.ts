import { expect, it } from 'vitest'
import { toReviewFailure } from './reviewFailure.ts'

const error = (code: string, message: string) => Object.assign(new Error(message), { code })

it('tells a conflict apart, in words of its own', () => {
  const failure = toReviewFailure(error('functions/aborted', 'whatever'))
  expect(failure.isConflict).toBe(true)
  expect(failure.message).toMatch(/mudou enquanto/)
})

it('hands on what the server says to people', () => {
  expect(toReviewFailure(error('functions/failed-precondition', 'Falta o consentimento.'))).toEqual({
    message: 'Falta o consentimento.',
    isConflict: false,
  })
})

it.each([
  error('functions/internal', 'internal'),
  error('functions/unavailable', 'x'),
  new Error('fetch'),
  null,
])('never shows the machine’s words (%s)', (thrown) => {
  expect(toReviewFailure(thrown).message).toMatch(/^Não foi possível registrar/)
})
