import { startTransition, useEffect, useState } from 'react'

/** Two to six rows of cards: with as many placeholders, what follows a first piece is below a tall window. */
export const PIECE = 12

/**
 * As much of a list as is drawn by now. What comes to it is drawn a piece at a time, so that the window answers in between; what was
 * there when the component began, at once: somebody who comes back finds the page as high as it was.
 */
export function usePieces<T>(items: readonly T[]): readonly T[] {
  const [drawn, setDrawn] = useState(items.length)
  const count = Math.min(items.length, drawn + PIECE)
  useEffect(() => {
    if (count > drawn) {
      startTransition(() => {
        setDrawn(count)
      })
    }
  }, [count, drawn])
  return count === items.length ? items : items.slice(0, count)
}
