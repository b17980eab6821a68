import type { Page, Route } from '@playwright/test'

/**
 * Has the next request to these addresses handled so, and lets the later ones through. With Playwright's own `times` interception ends
 * with that request, and another one that is held at that moment never gets an answer.
 */
export async function routeOnce(
  page: Page,
  addresses: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isOver = false
  await page.route(addresses, (route) => {
    if (isOver) return route.fallback()
    isOver = true
    return handle(route)
  })
}
