/**
 * Order of strings by their UTF-8 bytes, which is order by code point. UTF-16 units agree with it except that
 * surrogates (0xD800 … 0xDFFF) stand for code points above every other unit.
 */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return compareUnits(x, y)
  }
  return a.length - b.length
}

/** Order of two differing UTF-16 units at the same place of two strings. */
export function compareUnits(x: number, y: number): number {
  const xHigh = isSurrogate(x)
  return xHigh === isSurrogate(y) ? x - y : xHigh ? 1 : -1
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}

/** Length in UTF-8 bytes; a lone surrogate counts as the replacement character. */
export function utf8Length(text: string): number {
  if (text.length > SHORT) return Buffer.byteLength(text)
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= 0x80) return Buffer.byteLength(text)
  return text.length
}

/** Up to this many characters looking at each is faster than asking the system. */
const SHORT = 32
