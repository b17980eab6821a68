import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus in a section when the button that had it gives way to something else with a change of `state`. What it
 * answers goes to the section's element.
 */
export function useKeptFocus(state: unknown) {
  const ref = useRef<HTMLElement>(null)
  const isWithin = useRef(false)
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body) ref.current?.focus()
  }, [state])
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) isWithin.current = false
    },
  }
}
