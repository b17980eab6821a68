import { expect, it } from 'vitest'
import { needWords } from './factorWords.ts'

const factor = {
  id: 'a',
  kind: 'phone',
  label: 'Celular',
  enrolledAt: { seconds: 0, nanoseconds: 0 },
} as const

it.each([
  ['nothing is enrolled', [], false, /Adicione um/],
  ['this sign-in is from before it', [factor], false, /Saia e entre de novo/],
] as const)('a director is told what is missing where %s', (_case, factors, hasPassedOne, words) => {
  expect(needWords({ isEmailVerified: true, factors, hasPassedOne })).toMatch(words)
})

it('nothing is missing where this sign-in passed one', () => {
  expect(needWords({ isEmailVerified: true, factors: [factor], hasPassedOne: true })).toBeUndefined()
})
