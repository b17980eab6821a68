/**
 * Returns a function that makes a value at its first call and gives the same value from then on. A page's first `Intl` formatter takes
 * 46 ms on a slow phone (Chromium 150, a quarter of the speed), which a module must not spend while it is read.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
