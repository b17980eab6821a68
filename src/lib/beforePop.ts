let listener: ((event: PopStateEvent) => void) | undefined

/**
 * Listens to moves in the browser's history ahead of the router, so call it before the router is created: Chromium runs
 * the listeners of a window in the order of their registration, capturing or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => listener?.(event))
}

/** Sets what runs before the router learns of a move. */
export function setBeforePop(act: (event: PopStateEvent) => void): void {
  listener = act
}
