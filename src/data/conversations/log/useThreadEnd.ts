import { type RefObject, useCallback, useRef, useState } from 'react'

/** So near, in pixels, the end is in view. */
const NEAR_END = 60
/** So near the beginning of what was read, what comes before it is read. */
const NEAR_START = 800

export interface ThreadEnd {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly onScroll: () => void
  readonly goToEnd: () => void
}

/** Where somebody is in a conversation that is laid out from its end, so that its scroller counts from there. */
export function useThreadEnd(onStart: () => void): ThreadEnd {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)

  return {
    scroller,
    isAtEnd,
    onScroll: () => {
      if (scroller.current === null) return
      const { scrollTop, scrollHeight, clientHeight } = scroller.current
      const above = -scrollTop
      setIsAtEnd(above < NEAR_END)
      if (scrollHeight - clientHeight - above < NEAR_START) onStart()
    },
    goToEnd: useCallback(() => {
      if (scroller.current !== null) scroller.current.scrollTop = 0
      setIsAtEnd(true)
    }, []),
  }
}
