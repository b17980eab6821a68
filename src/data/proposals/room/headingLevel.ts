/** How deep a heading stands, so that a room's headings are in order wherever it is shown. */
export type HeadingLevel = 1 | 2 | 3 | 4

const BELOW: Readonly<Record<HeadingLevel, HeadingLevel>> = { 1: 2, 2: 3, 3: 4, 4: 4 }

export function levelBelow(level: HeadingLevel): HeadingLevel {
  return BELOW[level]
}
