const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The head that `fractional-indexing` gives whole numbers of seven digits: milliseconds until the year 2081. */
const HEAD = 'g'
const LENGTH = 7

/**
 * The key of whoever comes into a list at a moment (ms since 1970): behind everybody who came before, without reading who is
 * there. `chance` (0 … 1) tells apart who comes within one millisecond.
 */
export function orderAt(at: number, chance = Math.random()): string {
  let rest = at
  const digits = Array.from({ length: LENGTH }, () => {
    const digit = DIGITS[rest % DIGITS.length] ?? ''
    rest = Math.floor(rest / DIGITS.length)
    return digit
  })
  // A fraction must not end in the first digit.
  const fraction = DIGITS[1 + Math.floor(chance * (DIGITS.length - 1))] ?? 'V'
  return `${HEAD}${digits.reverse().join('')}${fraction}`
}
