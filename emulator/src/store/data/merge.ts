/**
 * Merges ordered sources into one ordered sequence; what several of them yield comes once. Sources are at most as
 * many as a query may have disjuncts (30), so the next item is found by looking at all.
 */
export function* mergeOrdered<T>(
  sources: readonly Iterable<T>[],
  compare: (a: T, b: T) => number,
): Generator<T, undefined> {
  const [only] = sources
  if (sources.length === 1 && only !== undefined) {
    yield* only
    return undefined
  }
  const heads: Head<T>[] = []
  for (const source of sources) {
    const iterator = source[Symbol.iterator]()
    const first = iterator.next()
    if (first.done !== true) heads.push({ iterator, value: first.value })
  }
  while (heads.length > 0) {
    const least = heads.reduce((a, b) => (compare(a.value, b.value) <= 0 ? a : b)).value
    yield least
    for (const head of heads.filter(({ value }) => compare(value, least) === 0)) advance(heads, head)
  }
  return undefined
}

interface Head<T> {
  readonly iterator: Iterator<T>
  value: T
}

function advance<T>(heads: Head<T>[], head: Head<T>): void {
  const next = head.iterator.next()
  if (next.done === true) heads.splice(heads.indexOf(head), 1)
  else head.value = next.value
}
