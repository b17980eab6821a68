import { useEffect, useRef, type RefObject } from 'react'

/** How far below the window the end may be when the next page is asked for: about two rows of portraits. */
const AHEAD = '900px'

/** Calls `reach` whenever the marked end comes near while `isWatching`. */
export function useNearEnd(isWatching: boolean, reach: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = end
    if (!isWatching || current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach()
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
    }
  }, [isWatching, reach])
  return end
}
