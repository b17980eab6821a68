import { expect, it } from 'vitest'
import { markedPieces } from './markedPieces.ts'

/** With what is marked in brackets. */
const shown = (text: string, typed: string): string =>
  markedPieces(text, typed)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('')

it('marks what was typed without accents where it stands with them, each time', () => {
  expect(shown('Mandei o orçamento; o Orçamento final vem depois.', 'orcamento')).toBe(
    'Mandei o [orçamento]; o [Orçamento] final vem depois.',
  )
})

it('shows the stretch around the first place of a long text, between whole words', () => {
  const long = `${'antes '.repeat(50)}figurino ${'depois '.repeat(50)}`
  expect(shown(long, 'figur')).toBe(`…${'antes '.repeat(6)}[figur]ino ${'depois '.repeat(17)}depois…`)
})

it('shows the beginning of a text in which it does not stand', () => {
  expect(shown('Segue o contrato.', 'figurino')).toBe('Segue o contrato.')
  expect(shown('a'.repeat(200), 'figurino')).toBe(`${'a'.repeat(140)}…`)
})

it('cuts no letter in two', () => {
  expect(shown(`a${'😀'.repeat(200)}`, 'figurino')).toBe(`a${'😀'.repeat(69)}…`)
})

it('has nothing to show of no text', () => {
  expect(markedPieces('', 'figurino')).toEqual([])
})
