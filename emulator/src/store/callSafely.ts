/**
 * Calls a listener; what it throws is its own failure, told on stderr, and must not fail the commit it is told of,
 * which has happened, nor keep it from other listeners.
 */
export function callSafely(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    console.error('A listener failed:', error)
  }
}
