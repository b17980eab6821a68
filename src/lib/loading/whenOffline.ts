/**
 * Resolves when the browser loses its connection, perhaps never; `stop` ends the listening. Not where it says to have none: on
 * some machines it always does.
 */
export function whenOffline(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('offline', () => resolve(), { once: true, signal: stop })
  })
}
