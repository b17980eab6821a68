import { type RefObject, useEffect, useRef } from 'react'

/** More than that apart, and somebody has scrolled by hand. */
const BY_HAND_PX = 2

/** Has an element scroll by itself, so many pixels in a second, from wherever it is; a hand on it has its way. */
export function useScroll(ref: RefObject<HTMLElement | null>, isMoving: boolean, speed: () => number): void {
  const current = useRef(speed)
  useEffect(() => {
    current.current = speed
  })

  useEffect(() => {
    const element = ref.current
    if (!isMoving || element === null) return
    const gone = new AbortController()
    let isHeld = false
    // Browsers round where an element is scrolled to, and slow texts would stand.
    let position = element.scrollTop
    let before = performance.now()
    function move(now: number): void {
      if (gone.signal.aborted || element === null) return
      const seconds = (now - before) / 1000
      before = now
      if (isHeld || Math.abs(element.scrollTop - position) > BY_HAND_PX) position = element.scrollTop
      else {
        position = Math.min(
          position + seconds * current.current(),
          element.scrollHeight - element.clientHeight,
        )
        element.scrollTop = position
      }
      requestAnimationFrame(move)
    }
    const hold = (): void => {
      isHeld = true
    }
    const letGo = (): void => {
      isHeld = false
    }
    element.addEventListener('touchstart', hold, { signal: gone.signal, passive: true })
    element.addEventListener('touchend', letGo, gone)
    element.addEventListener('touchcancel', letGo, gone)
    requestAnimationFrame(move)
    return () => {
      gone.abort()
    }
  }, [ref, isMoving])
}
