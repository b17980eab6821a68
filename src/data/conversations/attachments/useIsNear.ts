import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far out of sight: what comes into view next is there by then. */
const AHEAD = '400px'

/** Whether something has been near the window once. */
export function useIsNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (isNear || current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
    }
  }, [isNear])
  return [place, isNear]
}
