import { onReconnect } from '../../lib/loading/onReconnect.ts'
import type { SteadyPorts } from './steadyUpload.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Waits twice as long each time, and no longer than until the network is back. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', end)
      resolve()
    }
    if (signal.aborted) return resolve()
    const timer = setTimeout(end, Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS))
    const stopListening = onReconnect(end)
    signal.addEventListener('abort', end)
  })
}

/** The store's code comes with the first upload. */
export const storeUpload: SteadyPorts = {
  start: async (...asked) => (await import('../../firebase/resumableUpload.ts')).startUpload(...asked),
  query: async (...asked) => (await import('../../firebase/resumableUpload.ts')).queryUpload(...asked),
  send: async (...asked) => (await import('../../firebase/resumableUpload.ts')).sendUpload(...asked),
  pause,
  now: () => performance.now(),
}
