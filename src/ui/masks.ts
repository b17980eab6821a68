/**
 * Shapes a day while it is typed, as dd/mm/aaaa: digits past the two of day and month move on, and slashes that were typed
 * stay (5/3/1998). Loses nothing: what isn't digits and slashes, or is whole already, stays as it was typed. `YYYY-MM-DD`,
 * which browsers fill in, is turned round.
 */
export function maskDay(text: string): string {
  const filledIn = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (filledIn !== null) return filledIn.slice(1).toReversed().join('/')
  if (!/^\d*(\/\d*)?$/.test(text)) return text
  const [day = '', month] = text.split('/')
  const rest = `${day.slice(2)}${month ?? ''}`
  if (rest === '') return text
  return [day.slice(0, 2), rest.slice(0, 2), rest.slice(2)].filter((part) => part !== '').join('/')
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
