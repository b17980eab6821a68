import type { Page } from '@playwright/test'

/** What a browser says of what it could not fetch; and without a connection Firestore asks Google for a picture. */
export const NETWORK_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|cleardot\.gif|did not come/

/** Code has been quiet for so long: it is not cut between a file's fetch and its import, after which only a reload helps. */
const QUIET_MS = 1000

/** The connection is gone, once the code that the page loads by itself is there. */
export async function cut(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const code = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const last = Math.max(...code.map((entry) => entry.startTime + entry.duration))
    return performance.now() - last > quiet
  }, QUIET_MS)
  await page.context().setOffline(true)
}

/** The connection is back. On a machine without any network but its own a browser does not tell its pages: they are told. */
export async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    if (!navigator.onLine) dispatchEvent(new Event('online'))
  })
}
