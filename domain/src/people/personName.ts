import { lettersAs, SPELLED, toSearchText, toUsername } from '../identity.ts'

/**
 * Letters of the Latin alphabet with whatever accents a language puts on them, digits, blanks, and the signs that a keyboard has.
 * Everything else is refused: control and format characters, which no one sees, and letters of other alphabets, which look like
 * Latin ones and are others. No sign of the second part is a letter: with two ways to read one, time doubles with each.
 */
const WRITABLE = /^(?:\p{Script=Latin}\p{M}{0,2}|[\x20-@[-`{-~‘’ʻʼ“”·–—])*$/u

/** Blanks of every width as one; letters put together with their accents. */
export function tidyName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

const LATIN = /\p{Script=Latin}/gu

/**
 * Whether a tidy name is written as people write: no letter is one that only looks like it (`Ａ`, `ﬁ`, `ª`), and none would be lost
 * in the address (`ᴍ`, `ɑ`).
 */
export function isWritableName(name: string): boolean {
  return (
    WRITABLE.test(name) &&
    name.normalize('NFKC') === name &&
    (name.match(LATIN) ?? []).every((letter) => toUsername(letter) !== '')
  )
}

export const NAME_WORDS =
  'Use só as letras comuns do alfabeto latino (com acentos, se houver), números, espaços, apóstrofos, hífens e pontos.'

/** Letters and signs by those that they are taken for. */
const TAKEN_FOR: ReadonlyMap<string, string> = new Map([
  ...SPELLED,
  ...lettersAs('þ p,ı l,i l,j l,0 o,1 l,| l,! l,3 e,4 a,5 s,8 b,@ a,$ s'),
])

/**
 * What is left of a name for the eye: two names with the same skeleton can be taken for each other (`Rn` and `m`, `O` and `0`,
 * `l` and `I`, accents, blanks and signs).
 */
export function nameSkeleton(name: string): string {
  return toSearchText(name)
    .replaceAll(/./gu, (letter) => TAKEN_FOR.get(letter) ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
}
