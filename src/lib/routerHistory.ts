/** The part of the router that the overlays follow. */
export interface FollowedRouter {
  subscribe: (listener: () => void) => unknown
}

let listener: ((event: PopStateEvent) => void) | undefined
let followed: FollowedRouter | undefined

/**
 * Creates the router, with a listener ahead of it for moves in the browser's history: Chromium runs the listeners of a
 * window in the order of their registration, capturing or not.
 */
export function createFollowedRouter<R extends FollowedRouter>(create: () => R): R {
  window.addEventListener('popstate', (event) => listener?.(event))
  const router = create()
  followed = router
  return router
}

/** Sets what runs before the router learns of a move, and returns the router. */
export function setBeforePop(act: (event: PopStateEvent) => void): FollowedRouter | undefined {
  listener = act
  return followed
}
