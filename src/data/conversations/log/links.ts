/** A piece of a text: as it was written, or an address that may be followed. */
export interface TextPiece {
  /** Where in the text it begins. */
  readonly start: number
  readonly text: string
  readonly href?: string
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi
/** What ends a sentence and not an address. */
const TRAILING = /[.,;:!?…'’”»*_\]}]$/
const CLOSING = /\)$/

/** An address as it stands in a sentence: without what follows it there, but with the parentheses that it opens itself. */
function withoutSentence(found: string): string {
  let address = found
  for (;;) {
    const opened = address.split('(').length
    const closed = address.split(')').length
    if (!TRAILING.test(address) && !(CLOSING.test(address) && closed > opened)) return address
    address = address.slice(0, -1)
  }
}

/**
 * Where an address leads, undefined where it is none or hides where it leads: before an @ a name can be written that looks like the
 * place.
 */
function readAddress(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.username === '' && url.password === '' ? url : undefined
}

/** Letters that look like others are said as what they are: the host is shown as the browser will ask for it. */
function shownAddress(address: string, { href, host }: URL): string {
  return address.toLowerCase().includes(host) ? address : href
}

/** A text with the addresses in it: http and https only. */
export function piecesOf(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found)
    const url = readAddress(address)
    if (url === undefined) continue
    if (index > end) pieces.push({ start: end, text: text.slice(end, index) })
    pieces.push({ start: index, text: shownAddress(address, url), href: url.href })
    end = index + address.length
  }
  if (end < text.length) pieces.push({ start: end, text: text.slice(end) })
  return pieces
}
