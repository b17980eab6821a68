import type { Page } from '@playwright/test'

/** Lets what a page asks of these addresses wait until what this answers is called. */
export async function holdRoute(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return () => {
    resolve(undefined)
  }
}
