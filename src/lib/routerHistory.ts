/** The part of the router that the overlays follow. */
export interface FollowedRouter {
  subscribe: (listener: () => void) => unknown
}

/** The router, and the overlays' handler for moves in the browser's history, which runs before the router's. */
export const routerHistory: {
  router?: FollowedRouter
  beforePop?: (event: PopStateEvent) => void
} = {}

/**
 * Creates the router, with a listener ahead of its own: Chromium runs the listeners of a window in the order of their
 * registration, capturing or not.
 */
export function createFollowedRouter<R extends FollowedRouter>(create: () => R): R {
  addEventListener('popstate', (event) => routerHistory.beforePop?.(event))
  const router = create()
  routerHistory.router = router
  return router
}
