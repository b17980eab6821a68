/** For browsers without `requestIdleCallback`: long enough for a first page to be there. */
const FALLBACK_DELAY_MS = 2000

/** Runs once the page has loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  const schedule = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 5000 })
    else setTimeout(act, FALLBACK_DELAY_MS)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}
