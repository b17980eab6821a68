import { describe, expect, it } from 'vitest'
import { movementOf, movementWords } from './movement.ts'

const NAMES: Readonly<Record<string, string>> = { a: 'Ana', b: 'Bia', c: 'Caio', d: 'Davi', r: 'Rui' }

function told(before: string, after: string, shown = 3): string {
  return movementWords(movementOf(before.split(''), after.split(''), shown), (id) => NAMES[id] ?? id)
}

describe('what changed between two rankings', () => {
  it('is how far each of the first rose or fell', () => {
    expect([...movementOf(['a', 'b', 'c'], ['c', 'a', 'b'], 3).moves]).toEqual([
      ['c', 2],
      ['a', -1],
      ['b', -1],
    ])
  })

  it('tells who came among the first, from wherever, and who left them', () => {
    expect(movementOf(['a', 'b', 'c', 'd'], ['d', 'r', 'a'], 2)).toEqual({
      moves: new Map([
        ['d', 'in'],
        ['r', 'in'],
      ]),
      out: ['a', 'b'],
    })
  })

  it('is said in one line', () => {
    expect(told('abc', 'acr')).toBe('Caio subiu 1; Rui entrou; Bia saiu.')
    expect(told('abcd', 'rda')).toBe('Rui entrou; Davi entrou; Ana desceu 2; Bia e Caio saíram.')
  })

  it('is nothing where everybody stayed', () => {
    expect(told('abcd', 'abcr')).toBe('')
  })
})
