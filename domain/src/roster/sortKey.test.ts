import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKey } from './sortKey.ts'

const byKey = (a: string, b: string): number =>
  Math.sign(Number(sortKey(a) > sortKey(b)) - Number(sortKey(a) < sortKey(b)))
const byLocale = (a: string, b: string): number => Math.sign(a.localeCompare(b, 'pt-BR'))
/** The same letters, whatever their accents and case. */
const areSame = (a: string, b: string): boolean => a.localeCompare(b, 'pt-BR', { sensitivity: 'base' }) === 0

const CHARACTERS = Array.from("abcdefghijklmnopqrstuvwxyzáàâãäéêëíïóôõöúüçñABCÁÇZ0129 -'’.,&()")
/** As a name is kept: no spaces around it, never two. */
const name = fc
  .string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 6 })
  .map((text) => text.trim().replaceAll(/ +/g, ' '))

describe('the key by which names are listed', () => {
  it('has the order of the locale, and keeps together what differs in accents and case alone', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const letters = (text: string): string | undefined => sortKey(text).split('\u0001')[0]
        const isRight = areSame(a, b) ? letters(a) === letters(b) : byKey(a, b) === byLocale(a, b)
        expect([a, b, isRight]).toEqual([a, b, true])
      }),
      { numRuns: 5000, seed: 4 },
    )
  })

  it('sorts a list of people as a Brazilian would', () => {
    const names = [
      'Zélia',
      'Ângela Sá',
      'ana',
      'Ana Luz',
      'Anaïs',
      'D’Ávila',
      'Dávila',
      'João-Pedro',
      'João Pedro',
    ]
    const sorted = names.toSorted(byKey)
    expect(sorted).toEqual(names.toSorted(byLocale))
  })
})
