import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from './formatMoney.ts'

describe('money', () => {
  it.each([
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [150_000, 'R$ 1.500,00'],
    [123_456_789, 'R$ 1.234.567,89'],
  ])('%d cents are %s, and back', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
    expect(parseMoney(text)).toBe(cents)
  })

  it.each([
    ['1500', 150_000],
    ['1.500', 150_000],
    ['1500,5', 150_050],
    [' R$ 2.000,00 ', 200_000],
  ])('%s is an amount', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })

  it.each(['', 'mil', '1.50', '1,500', '-3', '1500,505', '1e3'])('%j is none', (text) => {
    expect(parseMoney(text)).toBeUndefined()
  })
})
