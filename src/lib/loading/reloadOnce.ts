import { readStored, writeStored } from '../storage.ts'

const KEY = 'reloadedAt'
const MIN_INTERVAL_MS = 30_000

/**
 * A page open while a new version is published asks for files that are gone: loading it again fetches the new version. Not
 * twice in a row, so that a broken server does not reload for ever.
 */
export function reloadOnce(): void {
  const now = Date.now()
  if (!navigator.onLine || now - Number(readStored(KEY, 'sessionStorage')) < MIN_INTERVAL_MS) return
  // Where it cannot be noted, it might reload for ever.
  if (writeStored(KEY, String(now), 'sessionStorage')) location.reload()
}
