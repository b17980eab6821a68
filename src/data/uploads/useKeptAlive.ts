import { useEffect } from 'react'
import type { UploadsStore } from './store.ts'

/** The server keeps uploads for an hour after a renewal. */
const EVERY_MS = 20 * 60_000
/** Browsers say that the network is back a moment before anything gets through. */
const ONCE_MORE_MS = 4000

/** While the screen is open, what was sent is kept, and what lost the connection goes on when it is back. */
export function useKeptAlive(uploads: UploadsStore): void {
  useEffect(() => {
    let onceMore: ReturnType<typeof setTimeout> | undefined
    const renew = (): void => void uploads.renew()
    const resume = (): void => {
      uploads.resume()
      clearTimeout(onceMore)
      onceMore = setTimeout(() => uploads.resume(), ONCE_MORE_MS)
    }
    renew()
    const timer = setInterval(renew, EVERY_MS)
    // A phone that slept has missed its turns.
    document.addEventListener('visibilitychange', renew)
    addEventListener('online', resume)
    return () => {
      clearInterval(timer)
      clearTimeout(onceMore)
      document.removeEventListener('visibilitychange', renew)
      removeEventListener('online', resume)
    }
  }, [uploads])
}
