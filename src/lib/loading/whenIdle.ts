/** For browsers without `requestIdleCallback`: long enough for a first page to be there. */
const FALLBACK_DELAY_MS = 2000
/** The network is quiet when nothing has come for so long: longer than an answer takes on a slow line. */
const QUIET_MS = 500
const MAX_WAIT_MS = 5000

/** Calls back once nothing more comes over the network, or after {@link MAX_WAIT_MS}. */
function whenQuiet(act: () => void): void {
  let quiet: ReturnType<typeof setTimeout>
  const end = (): void => {
    observer.disconnect()
    clearTimeout(quiet)
    clearTimeout(latest)
    act()
  }
  const wait = (): void => {
    clearTimeout(quiet)
    quiet = setTimeout(end, QUIET_MS)
  }
  const latest = setTimeout(end, MAX_WAIT_MS)
  const observer = new PerformanceObserver(wait)
  observer.observe({ type: 'resource' })
  quiet = setTimeout(end, QUIET_MS)
}

/**
 * Runs once the page has loaded, the network is quiet and the browser has nothing else to do. On a slow line the browser is idle while a
 * screen still waits for its data, which must come first.
 */
export function whenIdle(act: () => void): void {
  const schedule = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: MAX_WAIT_MS })
    else setTimeout(act, FALLBACK_DELAY_MS)
  }
  const begin = () => {
    if ('PerformanceObserver' in window) whenQuiet(schedule)
    else schedule()
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
