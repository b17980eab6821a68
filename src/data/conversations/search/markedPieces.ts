import { foundPlaces } from '@ribalta/domain/conversations/foundPlaces'

/** A piece of a text, and whether it is what was looked for. */
export interface MarkedPiece {
  /** Where in the text it begins. */
  readonly start: number
  readonly text: string
  readonly isFound: boolean
}

/** So much is shown before the first place, and so much from there on. */
const BEFORE = 40
const AFTER = 140

/** The place before which a letter ends: some are two units long. */
const atLetter = (text: string, place: number): number =>
  /^[\uDC00-\uDFFF]/.test(text.slice(place, place + 1)) ? place - 1 : place

/** Where a word begins at or after a place, so that none is cut; the place itself where it goes on for long. */
function wordFrom(text: string, place: number): number {
  if (place <= 0) return 0
  const space = text.slice(place, place + BEFORE).search(/\s/)
  return space === -1 ? atLetter(text, place) : place + space + 1
}

/** Where a word ends at or before a place. */
function wordUpTo(text: string, place: number): number {
  if (place >= text.length) return text.length
  const space = text.slice(place - BEFORE, place).search(/\s\S*$/)
  return space === -1 ? atLetter(text, place) : place - BEFORE + space
}

/** The stretch of a text in which what somebody looked for first stands, in pieces; its beginning where it does not stand there. */
export function markedPieces(text: string, typed: string): readonly MarkedPiece[] {
  const places = foundPlaces(text, typed)
  const first = places[0]?.start ?? 0
  const from = Math.min(wordFrom(text, first - BEFORE), first)
  const to = wordUpTo(text, first + AFTER)
  const pieces: MarkedPiece[] = []
  let end = from

  function add(start: number, stop: number, isFound: boolean): void {
    if (stop > start) pieces.push({ start, text: text.slice(start, stop), isFound })
  }

  for (const place of places) {
    if (place.start >= to) break
    add(end, place.start, false)
    add(place.start, Math.min(place.end, to), true)
    end = place.end
  }
  add(end, to, false)
  return [
    ...(from > 0 ? [{ start: -1, text: '…', isFound: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ start: to, text: '…', isFound: false }] : []),
  ]
}
