import { readStored, writeStored } from '../lib/storage.ts'

const KEY = 'reloadedAt'
const MIN_INTERVAL_MS = 30_000

/**
 * A page open while a new version is published asks for files that are gone: loading it again fetches the new
 * version. Not twice in a row, so that a broken connection does not reload for ever.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('ribalta:gone', (event) => {
    const last = Number(readStored(KEY, 'sessionStorage'))
    if (!navigator.onLine || Date.now() - last < MIN_INTERVAL_MS) return
    // Where it cannot be noted, it might reload for ever.
    if (!writeStored(KEY, String(Date.now()), 'sessionStorage')) return
    event.preventDefault()
    location.reload()
  })
}
