import type { Heading, RootContent } from 'mdast'

const FIRST = 2
const LAST = 6

/**
 * The level of each heading of a text below a page's own title: the greatest one in the text is a second level, and none
 * skips a level going down, however it was typed.
 */
export function headingLevels(content: readonly RootContent[]): ReadonlyMap<Heading, number> {
  const headings = content.filter((node) => node.type === 'heading')
  const greatest = Math.min(...headings.map(({ depth }) => depth))
  const levels = new Map<Heading, number>()
  let previous = FIRST - 1
  for (const heading of headings) {
    const wanted = heading.depth - greatest + FIRST
    previous = Math.min(wanted, previous + 1, LAST)
    levels.set(heading, previous)
  }
  return levels
}
