import { useEffect, useState } from 'react'

const PAUSE_MS = 400

/** A value as it was when it last came to rest: while it keeps changing, the one before. For what is compared by `Object.is`. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const pause = setTimeout(() => {
      setRested(value)
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
    }
  }, [value])
  return rested
}
