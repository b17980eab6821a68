import type { Page, Route } from '@playwright/test'

export type Handle = (route: Route) => Promise<void>

/**
 * Has the next request to these addresses handled so, and lets the later ones through. With Playwright's own `times` interception ends
 * with that request, and another one that is held at that moment never gets an answer.
 */
export async function routeOnce(page: Page, addresses: string, handle: Handle): Promise<void> {
  await page.route(addresses, firstOnly(handle))
}

/** Handles the first request that comes and lets the later ones through. */
export function firstOnly(handle: Handle): Handle {
  let isOver = false
  return (route) => {
    if (isOver) return route.fallback()
    isOver = true
    return handle(route)
  }
}
