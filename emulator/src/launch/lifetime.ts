/** How often the parent is looked for, ms. */
const PARENT_CHECK = 1000
/** How long an orderly end may take before it is cut short, ms. */
const GRACE = 700

/**
 * Ends the process, after `close`, on SIGINT and SIGTERM and when the parent dies: firebase-tools starts its emulators
 * detached, so that nothing else would end them after it was killed. Returns the function that does it.
 */
export function endWithParent(close: () => Promise<void>): () => void {
  const parent = process.ppid
  let isEnding = false

  function end(): void {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(0), GRACE).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }

  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, PARENT_CHECK).unref()
  return end
}

/** Nobody reading what we print is no reason to fail. */
export function tolerateClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}
