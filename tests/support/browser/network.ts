import type { Page } from '@playwright/test'

/** What a browser says of what it could not fetch; and without a connection Firestore asks Google for a picture. */
const NETWORK_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|cleardot\.gif|did not come/

const cutOff = new WeakSet<Page>()

/** Code has been quiet for so long: it is not cut between a file's fetch and its import, after which only a reload helps. */
const QUIET_MS = 1000

/** Whether a console error is one of a page whose connection was cut. */
export function isNetworkError(page: Page, text: string): boolean {
  return cutOff.has(page) && NETWORK_ERRORS.test(text)
}

/**
 * The connection is gone, once the code that the page loads by itself is there. On a machine without any network but its own a browser
 * does not tell its pages: they are told.
 */
export async function cut(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const code = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const last = Math.max(...code.map((entry) => entry.startTime + entry.duration))
    return performance.now() - last > quiet
  }, QUIET_MS)
  cutOff.add(page)
  const isTold = await page.evaluate(() => navigator.onLine)
  await page.context().setOffline(true)
  if (!isTold) await page.evaluate(() => dispatchEvent(new Event('offline')))
}

/** The connection is back, and the page told as with {@link cut}. */
export async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    if (!navigator.onLine) dispatchEvent(new Event('online'))
  })
}
