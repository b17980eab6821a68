import { type RefObject, useEffect } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * ↑ and ↓ move the focus along what is marked `data-item` within a dialog, which keeps its keys from the screen and so from `useListKeys`.
 * The place is there as long as who calls.
 */
export function useArrowKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = place.current
    function onKeyDown(event: KeyboardEvent): void {
      const step = STEPS[event.key]
      if (step === undefined || event.isComposing) return
      const items = [...(within?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
      const at = items.findIndex((item) => item === document.activeElement)
      if (at < 0) return
      items[at + step]?.focus()
      event.preventDefault()
    }
    within?.addEventListener('keydown', onKeyDown)
    return () => {
      within?.removeEventListener('keydown', onKeyDown)
    }
  }, [place])
}
