/** What has been typed of a day so far, as dd/mm/aaaa; digits past the eighth fall away. */
export function maskDay(text: string): string {
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
  for (const [index, character] of [...value].entries()) {
    if (seen === before) return { value, caret: index }
    if (/\d/.test(character)) seen += 1
  }
  return { value, caret: value.length }
}
