import type { Page } from './pagedList.ts'

export interface Sieve<T, C> {
  readonly read: (after: C | undefined) => Promise<Page<T, C>>
  readonly isWanted: (item: T) => boolean
  /** So many are enough for one page of what comes out. */
  readonly enough: number
  /** How many pages are read for it at most, however little comes out. */
  readonly mostReads: number
}

/** A page of what is wanted of a list of which the server cannot tell it apart. It may hold few or none, and say where to go on. */
export async function siftPages<T, C>(
  { read, isWanted, enough, mostReads }: Sieve<T, C>,
  after: C | undefined,
): Promise<Page<T, C>> {
  const items: T[] = []
  let next = after
  for (let reads = 0; reads < mostReads && items.length < enough; reads++) {
    const page = await read(next)
    items.push(...page.items.filter(isWanted))
    ;({ next } = page)
    if (next === undefined) break
  }
  return { items, next }
}
