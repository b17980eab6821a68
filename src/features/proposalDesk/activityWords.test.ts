import { expect, it } from 'vitest'
import { activityWords } from './activityWords.ts'

it.each([
  [0, 0, ''],
  [1, 0, '1 abriu'],
  [3, 1, '3 abriram · 1 respondeu'],
  [3, 2, '3 abriram · 2 responderam'],
])('of %i who looked and %i who answered it says “%s”', (openedBy, answeredBy, words) => {
  expect(activityWords({ openedBy, answeredBy })).toBe(words)
})
