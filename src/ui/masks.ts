/**
 * What has been typed of a day so far, as dd/mm/aaaa; digits past the eighth fall away. `YYYY-MM-DD`, which browsers
 * fill in by themselves, is turned round.
 */
export function maskDay(text: string): string {
  const filledIn = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (filledIn !== null) return filledIn.slice(1).toReversed().join('/')
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/')
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

/**
 * Applies a mask to what a person is typing and says where the caret belongs: after the same digit as before, so
 * that correcting in the middle does not throw it to the end.
 */
export function applyMask(
  mask: (text: string) => string,
  typed: string,
  caret: number,
): { value: string; caret: number } {
  const value = mask(typed)
  const before = countDigits(typed.slice(0, caret))
  if (before >= countDigits(value)) return { value, caret: value.length }
  let seen = 0
  for (let index = 0; index < value.length; index += 1) {
    if (seen === before) return { value, caret: index }
    if (/\d/.test(value.charAt(index))) seen += 1
  }
  return { value, caret: value.length }
}
