import type { Page } from '@playwright/test'

/** What a browser says of what it could not fetch; and without a connection Firestore asks Google for a picture. */
export const NETWORK_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|cleardot\.gif|did not come/

/** The connection is gone: for requests, and for those that are still on their way. */
export async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
}

/** The connection is back. On a machine without any network but its own a browser does not tell its pages: they are told. */
export async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    if (!navigator.onLine) dispatchEvent(new Event('online'))
  })
}
