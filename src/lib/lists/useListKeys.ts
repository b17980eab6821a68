import { useEffect, type RefObject } from 'react'
import { hasOwnKeys } from '../hasOwnKeys.ts'
import { isAtRest } from './isAtRest.ts'

export interface ListKeys {
  /** Holds the list's links, one for each item, in its order. */
  readonly list: RefObject<HTMLElement | null>
  /** Takes the focus with “/”. */
  readonly search?: RefObject<HTMLInputElement | null>
  /** What a key does to the item that has the focus, by its place. */
  readonly keys?: Readonly<Record<string, (index: number) => void>>
  /** Shows which keys there are, with “?”. */
  readonly onHelp: () => void
}

/** How many items of a grid stand in its first row. */
function columnsOf(links: readonly HTMLElement[]): number {
  const top = links[0]?.getBoundingClientRect().top
  const next = links.findIndex((link) => link.getBoundingClientRect().top !== top)
  return next < 1 ? Math.max(links.length, 1) : next
}

function target(links: readonly HTMLElement[], at: number, key: string): number | undefined {
  const columns = columnsOf(links)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  if (at < 0) return 0
  const to = at + step
  return to < 0 || to >= links.length ? at : to
}

/** A list driven by the keyboard alone: arrows go from link to link, whose own Enter opens it. */
export function useListKeys({ list, search, keys, onHelp }: ListKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      if (event.key === '/' && search?.current !== undefined) search.current?.focus()
      else if (event.key === '?') onHelp()
      else if (at >= 0 && keys?.[event.key] !== undefined) keys[event.key]?.(at)
      else {
        const to = links.length === 0 ? undefined : target(links, at, event.key)
        if (to === undefined || (at < 0 && !isAtRest(document.activeElement))) return
        links[to]?.focus()
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  })
}
