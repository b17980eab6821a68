import { expect, it } from 'vitest'
import { askedWords, leftWords, takenOutWords, widenedWords } from './noticeWords.ts'

it('names who left, one or several', () => {
  expect(leftWords(['Ana'])).toMatch(/^Ana saiu desta apresentação\. O cliente não vê mais nem o nome/)
  expect(leftWords(['Ana', 'Rui'])).toMatch(/^Ana e Rui saíram desta apresentação\./)
  expect(takenOutWords(['Ana'])).toBe('Ana, que saiu desta apresentação, já não está na lista. Falta salvar.')
  expect(takenOutWords(['Ana', 'Rui'])).toContain('Ana e Rui, que saíram desta apresentação, já não estão')
})

it('names who must still agree, one or several', () => {
  expect(askedWords(['Ana'])).toBe('Ana ainda não aceitou participar. O cliente vê depois que aceitar.')
  expect(askedWords(['Ana', 'Bia', 'Rui'])).toBe(
    '3 artistas ainda não aceitaram participar: Ana, Bia e Rui. O cliente vê cada um depois que aceitar.',
  )
})

it('names one or several artists whose agreement covers less', () => {
  expect(widenedWords(['Ana'])).toBe(
    'Ana ainda não aceitou as mudanças. O cliente só vê o que já tinha aceitado.',
  )
  expect(widenedWords(['Ana', 'Rui'])).toBe(
    '2 artistas ainda não aceitaram as mudanças: Ana e Rui. O cliente só vê o que cada um já tinha aceitado.',
  )
})
