import { expect, it } from 'vitest'
import { endWords } from './recordingWords.ts'

it('nothing is said of a recording that somebody ended', () => {
  expect(endWords('stopped', 42)).toBeUndefined()
})

it.each(['camera', 'full', 'failed'] as const)('%s: says why it ended, and until where it is kept', (end) => {
  expect(endWords(end, 42)).toMatch(/^.+: o que foi gravado até 00:42 está guardado\.$/)
})

it('the longest that there may be is no misfortune', () => {
  expect(endWords('limit', 90)).toBe('Chegou ao tempo máximo: o take está guardado.')
})
