import { expect, it } from 'vitest'
import { lookedWords, standingWords } from './reviewerWords.ts'

const minute = (minutes: number) => ({ seconds: minutes * 60, nanoseconds: 0 })
const now = new Date(60 * 60_000)
const looked = { standing: 'looked', lastAt: minute(50), savedAt: undefined, sentAt: undefined } as const

it.each([
  [looked, 'viu há 10 minutos'],
  [{ ...looked, standing: 'open', savedAt: minute(55) }, 'respondendo, salvou há 5 minutos'],
  [{ ...looked, standing: 'sent', savedAt: minute(59), sentAt: minute(58) }, 'enviou há 2 minutos'],
  [
    { ...looked, standing: 'open', savedAt: minute(59), sentAt: minute(40) },
    'reabriu as respostas, salvou há 1 minuto',
  ],
] as const)('says where somebody stands: %#', (reviewer, words) => {
  expect(standingWords(reviewer, now)).toBe(words)
})

it('says when somebody looked, and when again', () => {
  expect(lookedWords({ firstAt: minute(0), lastAt: minute(0) }, now)).toBe('Abriu há 1 hora')
  expect(lookedWords({ firstAt: minute(0), lastAt: minute(50) }, now)).toBe(
    'Abriu há 1 hora · última vez há 10 minutos',
  )
})
