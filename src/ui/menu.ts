import { useCallback, useRef } from 'react'

/** How somebody opened a menu. */
export type OpenedBy = 'keyboard' | 'pointer'

/** Scrolls where the window is lower than the menu. */
export const MENU_STYLE =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-card border ' +
  'border-line bg-surface p-1.5 shadow-raised'

export const MENU_ITEM_STYLE =
  'flex min-h-9 w-full items-center rounded-control px-3 text-ink no-underline outline-none ' +
  'data-highlighted:bg-sunken pointer-coarse:min-h-11'

/**
 * For the first item of a menu that begins open, because its code came when it was asked for: opened with the keyboard, it takes the focus, as
 * the menu does by itself once it is there.
 */
export function useFirstMenuItem(openedBy: OpenedBy): (item: HTMLElement | null) => void {
  const mustFocus = useRef(openedBy === 'keyboard')
  return useCallback((item: HTMLElement | null) => {
    if (item === null || !mustFocus.current) return
    mustFocus.current = false
    item.focus()
  }, [])
}
