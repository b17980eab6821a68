import { useLayoutEffect, useRef } from 'react'
import { takesLetters } from './hasOwnKeys.ts'
import { isAtRest } from './lists/isAtRest.ts'

/** What a screen does for a key: a letter small, whatever is pressed; `repeats` goes on while it is held down. */
export interface KeyAct {
  readonly act: () => void
  readonly repeats?: boolean
}
export type ScreenKeys = Readonly<Record<string, KeyAct>>

/**
 * Keys of a screen as a whole, wherever the focus is but in a field or a dialog. The space bar is its only where nothing else has the
 * focus.
 */
export function useScreenKeys(keys: ScreenKeys): void {
  const latest = useRef(keys)
  // Listening as soon as it is drawn: somebody who goes through quickly presses again at once.
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (takesLetters(event.target) || (event.key === ' ' && !isAtRest(document.activeElement))) return
      const meant = Object.hasOwn(latest.current, event.key.toLowerCase())
        ? latest.current[event.key.toLowerCase()]
        : undefined
      if (meant === undefined || (event.repeat && meant.repeats !== true)) return
      event.preventDefault()
      meant.act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
