import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFoundBy, searchTokenOf, searchTokens } from './messageSearch.ts'

describe('looking for messages', () => {
  it('has at most two tokens for a word, without accents', () => {
    expect(searchTokens('Orçamento já às 7h')).toEqual(['orc', 'orcam', 'ja', 'as', '7h'])
  })

  it.each([
    ['orç', 'orc'],
    ['orça', 'orc'],
    ['Orçame', 'orcam'],
    ['o figurino da', 'figur'],
    ['7h', '7h'],
    [' … ', undefined],
  ])('of %j is by %j', (typed, token) => {
    expect(searchTokenOf(typed)).toBe(token)
  })

  it.each([
    ['O orçamento do figurino', 'figu orca', true],
    ['O orçamento do figurino', 'do', true],
    ['O orçamento do figurino', 'fi', false],
    ['O orçamento', 'camento', false],
    ['Qualquer coisa', '', true],
  ])('in %j for %j finds: %j', (text, typed, isFound) => {
    expect(isFoundBy(text, typed)).toBe(isFound)
  })

  it('asks for a token that everything has that it would find', () => {
    const words = fc.array(fc.stringMatching(/^[a-záçêõ0-9]{1,9}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (text, place, length) => {
        const word = text[place % text.length] ?? ''
        const typed = word.slice(0, 1 + (length % word.length))
        fc.pre(isFoundBy(text.join(' '), typed))
        expect(searchTokens(text.join(' '))).toContain(searchTokenOf(typed))
      }),
    )
  })
})
