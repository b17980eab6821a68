import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundPlaces } from './foundPlaces.ts'
import { isFoundBy, isMeantBy, wordsIn } from './messageSearch.ts'

const found = (text: string, typed: string): string[] =>
  foundPlaces(text, typed).map(({ start, end }) => text.slice(start, end))

describe('what was looked for in a text', () => {
  it.each([
    ['O orçamento já saiu', 'orcamento', ['orçamento']],
    ['O orcamento já saiu', 'Orçamento', ['orcamento']],
    ['ORÇAMENTO: orçamentos, reorçamento', 'orça', ['ORÇA', 'orça']],
    ['Fantasia do figurino', 'figu fanta', ['Fanta', 'figu']],
    ['Chego às 7h, não às 17h', '7h', ['7h']],
    ['A data e a hora', 'a', ['A', 'a']],
    ['😀 ação 😀 açaí', 'aca', ['açã', 'açaí'.slice(0, 3)]],
    ['Nada disso', 'figurino', []],
    ['Nada disso', '…', []],
  ])('in %j for %j is %j', (text, typed, places) => {
    expect(found(text, typed)).toEqual(places)
  })

  it('takes an accent that is written for itself along', () => {
    const text = 'O orçamento'.normalize('NFD')
    expect(found(text, 'orc')).toEqual(['orç'.normalize('NFD')])
  })

  it('stands at the longest of what was typed where several begin the same word', () => {
    expect(found('Figurino', 'fig figuri')).toEqual(['Figuri'])
  })

  it('is somewhere in each text that is found, and is what was typed', () => {
    const words = fc.array(fc.stringMatching(/^[a-záçêõÀÉ0-9😀]{1,9}$/u), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.boolean(), (each, place, length, isApart) => {
        const text = each.join(' ').normalize(isApart ? 'NFD' : 'NFC')
        const word = each[place % each.length] ?? ''
        const typed = word.slice(0, 1 + (length % word.length))
        fc.pre(wordsIn(typed).length > 0 && isFoundBy(text, typed))
        const pieces = found(text, typed)
        expect(pieces).not.toEqual([])
        for (const piece of pieces) {
          expect(wordsIn(typed).some((wanted) => isMeantBy(wordsIn(piece)[0] ?? '', wanted))).toBe(true)
        }
      }),
    )
  })
})
