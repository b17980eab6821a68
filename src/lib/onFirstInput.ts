const INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Runs once, when somebody next moves the pointer, touches or types; gives back how to no longer wait for it. */
export function onFirstInput(act: () => void): () => void {
  const begun = new AbortController()
  for (const input of INPUTS) {
    window.addEventListener(
      input,
      () => {
        begun.abort()
        act()
      },
      { capture: true, passive: true, signal: begun.signal },
    )
  }
  return () => {
    begun.abort()
  }
}
