/** What search engines and messengers show of a description before they cut it themselves. */
const LONGEST = 155

/** A text as one line of at most 155 characters, cut at a word. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).replace(/ [^ ]*$/, '')}…`
}
