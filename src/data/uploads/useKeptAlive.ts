import { useEffect } from 'react'
import { onReconnect } from '../../lib/loading/onReconnect.ts'
import type { UploadsStore } from './store.ts'

/** The server keeps uploads for an hour after a renewal. */
const EVERY_MS = 20 * 60_000

/** While the screen is open, what was sent is kept, and what lost the connection goes on when it is back. */
export function useKeptAlive(uploads: UploadsStore): void {
  useEffect(() => {
    const renew = (): void => void uploads.renew()
    renew()
    const timer = setInterval(renew, EVERY_MS)
    // A phone that slept has missed its turns.
    document.addEventListener('visibilitychange', renew)
    const stop = onReconnect(() => uploads.resume())
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
      stop()
    }
  }, [uploads])
}
