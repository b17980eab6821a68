import { useEffect } from 'react'
import { logWarning } from '../../../lib/log.ts'

/** Keeps the screen on: one that goes dark takes the camera along. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Not every browser has it.
    if (!isWanted || !('wakeLock' in navigator)) return
    const gone = new AbortController()
    let lock: WakeLockSentinel | undefined

    async function ask(): Promise<void> {
      try {
        lock = await navigator.wakeLock.request('screen')
        if (gone.signal.aborted) await lock.release()
      } catch (error) {
        logWarning('The screen may go dark', error)
      }
    }

    // It is lost with each look at another page.
    function onVisible(): void {
      if (document.visibilityState === 'visible') void ask()
    }

    void ask()
    document.addEventListener('visibilitychange', onVisible, gone)
    return () => {
      gone.abort()
      lock?.release().catch((error: unknown) => {
        logWarning('The screen stays on', error)
      })
    }
  }, [isWanted])
}
