import { type RefObject, useEffect } from 'react'
import { COLUMN_IDS, type ColumnId } from '../../../data/board/columns.ts'
import { hasOwnKeys } from '../../../lib/hasOwnKeys.ts'
import { isAtRest } from '../../../lib/lists/isAtRest.ts'

export interface BoardKeys {
  readonly onMark: (id: string) => void
  readonly onAnswer: (id: string) => void
  readonly onMove: (id: string, column: ColumnId) => void
  readonly onHelp: () => void
}

/** The links of each column, in their order; a card's link says whose it is (`data-item`). */
function linksIn(root: HTMLElement): HTMLElement[][] {
  return [...root.querySelectorAll<HTMLElement>('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-item]'),
  ])
}

/** Where an arrow leads: up and down in a column, to the sides into the next one that has anybody. */
function target(columns: readonly (readonly HTMLElement[])[], key: string): HTMLElement | undefined {
  const column = columns.findIndex((links) => links.some((link) => link === document.activeElement))
  if (column < 0) return columns.find((links) => links.length > 0)?.[0]
  const links = columns[column] ?? []
  const at = links.findIndex((link) => link === document.activeElement)
  if (key === 'ArrowDown') return links[at + 1]
  if (key === 'ArrowUp') return links[at - 1]
  const beside =
    key === 'ArrowRight'
      ? columns.slice(column + 1).find((each) => each.length > 0)
      : columns.slice(0, column).findLast((each) => each.length > 0)
  return beside?.[Math.min(at, beside.length - 1)]
}

/** The link of somebody's card, as far as it is on the screen. */
export function linkOf(root: HTMLElement, id: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-item]')].find((link) => link.dataset['item'] === id)
}

/** The link of who stands below or above in the column, for the focus when somebody leaves it. */
export function linkBeside(within: Element): HTMLElement | undefined {
  const links = [...(within.closest('[data-column]')?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const card = within.closest('article')
  const at = links.findIndex((link) => card?.contains(link) === true)
  return links[at + 1] ?? links[at - 1]
}

/** A board driven by the keyboard alone: arrows go from card to card, digits put into the columns in their order. */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  { onMark, onAnswer, onMove, onHelp }: BoardKeys,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return
      const root = board.current
      if (root === null) return
      const { key } = event
      const focused = document.activeElement
      const link = focused instanceof HTMLElement && root.contains(focused) ? focused : undefined
      const id = link?.dataset['item']
      const column = COLUMN_IDS[Number(key) - 1]
      if (key === '?') onHelp()
      else if (key === 'x' && id !== undefined) onMark(id)
      else if (key === 'r' && id !== undefined) onAnswer(id)
      else if (id !== undefined && link !== undefined && key === 'm') {
        link.closest('article')?.querySelector<HTMLElement>('[data-menu]')?.click()
      } else if (id !== undefined && link !== undefined && column !== undefined) {
        if (link.closest<HTMLElement>('[data-column]')?.dataset['column'] !== column)
          linkBeside(link)?.focus()
        onMove(id, column)
      } else if (key.startsWith('Arrow')) {
        if (link === undefined && !isAtRest(focused)) return
        target(linksIn(root), key)?.focus()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  })
}
