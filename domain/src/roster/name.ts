/** More milliseconds than any day that a look can be confirmed on. */
const END_OF_TIME = 9_999_999_999_999
const DIGITS = 13

/**
 * The name of somebody's document in `roster`: the later the look was confirmed, the earlier it sorts, so that every query
 * answers the freshest first without an index of its own. `confirmed` in milliseconds.
 */
export function rosterName(uid: string, confirmed: number): string {
  return `${invert(confirmed)}_${uid}`
}

/** A bound between names: everybody whose look was confirmed before that moment sorts after it. */
export function rosterBound(confirmed: number): string {
  // Past every name of that very millisecond.
  return `${invert(confirmed)}~`
}

function invert(milliseconds: number): string {
  const held = Math.min(Math.max(Math.floor(milliseconds), 0), END_OF_TIME)
  return String(END_OF_TIME - held).padStart(DIGITS, '0')
}
