/** Where a work stands in its artist's list. */
export interface Placed {
  readonly id: string
  readonly order: number
}

/** As the database puts them. */
export function byOrder(a: Placed, b: Placed): number {
  return a.order - b.order || (a.id < b.id ? -1 : 1)
}

/** Works in the order of their ids; those that are not named keep the places that they have. */
export function inOrder<T extends { readonly id: string }>(works: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: T): number => places.get(id) ?? 0
  const named = works.filter(({ id }) => places.has(id)).toSorted((a, b) => placeOf(a) - placeOf(b))
  const next = named.values()
  return works.map((work) => (places.has(work.id) ? (next.next().value ?? work) : work))
}

/** Somebody's ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(place, 0, id)
}

/**
 * What has to be written for works to stand as they are given, by id: each is numbered by its place, so that no two have the same number
 * and none is ever greater than the rules take.
 */
export function renumbered(works: readonly Placed[]): ReadonlyMap<string, number> {
  const changes = works.map(({ id, order }, place) => [id, order, place] as const)
  return new Map(changes.filter(([, order, place]) => order !== place).map(([id, , place]) => [id, place]))
}
