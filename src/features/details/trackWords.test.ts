import { expect, it } from 'vitest'
import { trackWords } from './trackWords.ts'

it.each([
  [[4, 3, 5, 2], '3 de 4 testes no prazo · 2 escolhas em 5 apresentações'],
  [[1, 0, 0, 0], '0 de 1 teste no prazo'],
  [[0, 0, 1, 1], '1 escolha em 1 apresentação'],
  [[0, 0, 3, 0], 'nenhuma escolha em 3 apresentações'],
] as const)('%j reads “%s”', ([testsAsked, testsInTime, presented, chosen], words) => {
  expect(trackWords({ testsAsked, testsInTime, presented, chosen })).toBe(words)
})
