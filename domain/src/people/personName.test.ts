import { describe, expect, it } from 'vitest'
import { toUsername } from '../identity.ts'
import { isWritableName, nameSkeleton, tidyName } from './personName.ts'

describe('a name', () => {
  it.each([
    'Ana Souza',
    'João d’Ávila',
    "Sinéad O'Connor",
    'Zoë Kravitz-Müller',
    'Đặng Thị Ngọc',
    'Łukasz Żal',
    'Işıl Yücesoy',
    'Ñandú Þórðarson',
    'Kaʻiulani',
    'MC 7 & Cia. (Sul)',
    'Dr. José Jr.',
  ])('may be “%s”', (name) => {
    expect(isWritableName(tidyName(name))).toBe(true)
  })

  it.each([
    ['a Cyrillic а', 'Mаrina Alencar'],
    ['a Greek ο', 'Marinα'],
    ['another alphabet alone', 'Анна'],
    ['a right-to-left override', 'Ana\u202eazuoS'],
    ['a zero-width space', 'Ana\u200bSouza'],
    ['a zero-width joiner', 'An\u200da'],
    ['a soft hyphen', 'An\u00ada'],
    ['a tab', 'Ana\tSouza'],
    ['a line', 'Ana\nSouza'],
    ['a null', 'Ana\0'],
    ['a blank that is a letter', 'Ana\u3164Souza'],
    ['a letter of mathematics', '𝐀na'],
    ['a wide letter', 'Ａna'],
    ['two letters as one', 'Soﬁa'],
    ['towers of accents', `A${'\u0301'.repeat(8)}na`],
    ['an accent on nothing', '\u0301na'],
    ['digits of another script', 'Ana ٣'],
    ['a picture', 'Ana ⭐'],
    ['private characters', 'Ana\ue000'],
    ['half a character', 'Ana\ud800'],
    ['a separator of lines', 'Ana\u2028Souza'],
    ['small letters in the form of capitals', 'ᴍᴀʀɪɴᴀ'],
    ['a letter of phonetics', 'Mɑrina'],
  ])('may not hold %s', (_what, name) => {
    expect(isWritableName(tidyName(name))).toBe(false)
  })

  it('loses none of its letters in its address', () => {
    const latin = Array.from({ length: 0x1_fff0 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      /\p{Script=Latin}/u.test(letter),
    )
    expect(latin.length).toBeGreaterThan(1000)
    expect(latin.filter((letter) => isWritableName(letter) && toUsername(letter) === '')).toEqual([])
  })

  it('is tidied: one blank, whichever it was, and letters with their accents', () => {
    expect(tidyName(' Jose\u0301\u00a0\u2003 Maria ')).toBe('José Maria')
  })
})

it('that is as long as a name may be, and refused for its last letter, is refused at once', () => {
  expect(isWritableName(`${'a'.repeat(119)}а`)).toBe(false)
})

describe('what is left for the eye', () => {
  it.each([
    ['Marina Alencar', 'Marlna AIencar'],
    ['Marina', 'Rnarina'],
    ['Olavo', '0lavo'],
    ['Willy', 'VViIIy'],
    ['Ana Souza', 'aná-souzà.'],
    ['Lia Fonseca', 'Iia F0nseca'],
    ['Søren', 'Soren'],
    ['Işıl', 'Isil'],
  ])('“%s” and “%s” are alike', (one, other) => {
    expect(nameSkeleton(one)).toBe(nameSkeleton(other))
  })

  it.each([
    ['Ana Souza', 'Ana Souzas'],
    ['Bia', 'Lia'],
    ['Clara', 'Dara'],
  ])('“%s” and “%s” are not', (one, other) => {
    expect(nameSkeleton(one)).not.toBe(nameSkeleton(other))
  })
})
