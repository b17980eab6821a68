/** Bytes of a part: no system takes a name of more than 255. */
const LONGEST = 110

/** A text as part of a file's name: without signs that some system refuses, what is not seen, and a dot at either end. */
export function fileText(text: string): string {
  const seen = text.normalize('NFC').replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, ' ')
  return cut(seen.replaceAll(/\s+/g, ' ').trim()).replaceAll(/^[\s.]+|[\s.]+$/g, '')
}

function cut(text: string): string {
  let short = ''
  let bytes = 0
  for (const letter of text) {
    bytes += new TextEncoder().encode(letter).length
    if (bytes > LONGEST) break
    short += letter
  }
  return short
}
