import { byRole } from '@ribalta/domain/proposals/byRole'

interface Placed {
  readonly artistId: string
  readonly role: string
}

/** The same people with each role together, where its first one stands. */
export function inGroups<T extends Placed>(items: readonly T[]): readonly T[] {
  return byRole(items).flatMap((group) => group.items)
}

/** One place on or back among those of the same role; at the ends nothing moves. */
export function moveInGroup<T extends Placed>(
  items: readonly T[],
  artistId: string,
  by: -1 | 1,
): readonly T[] {
  const from = items.findIndex((item) => item.artistId === artistId)
  const moved = items[from]
  const other = items[from + by]
  if (moved === undefined || other === undefined || moved.role !== other.role) return items
  return items.with(from, other).with(from + by, moved)
}

/** A whole role one place on or back. */
export function moveGroup<T extends Placed>(items: readonly T[], role: string, by: -1 | 1): readonly T[] {
  const groups = byRole(items)
  const from = groups.findIndex((group) => group.role === role)
  const moved = groups[from]
  const other = groups[from + by]
  if (moved === undefined || other === undefined) return items
  return groups
    .with(from, other)
    .with(from + by, moved)
    .flatMap((group) => group.items)
}

/** Somebody who was dropped on another takes the other's place, and what the other is presented for. */
export function dropOn<T extends Placed>(
  items: readonly T[],
  draggedId: string,
  targetId: string,
): readonly T[] {
  const from = items.findIndex((item) => item.artistId === draggedId)
  const to = items.findIndex((item) => item.artistId === targetId)
  const dragged = items[from]
  const target = items[to]
  if (dragged === undefined || target === undefined || from === to) return items
  const rest = items.toSpliced(from, 1)
  return inGroups(rest.toSpliced(to, 0, { ...dragged, role: target.role }))
}

/** Somebody who was taken out is back where they stood, as far as those before them are still there. */
export function putBack<T extends Placed>(items: readonly T[], item: T, place: number): readonly T[] {
  if (items.some(({ artistId }) => artistId === item.artistId)) return items
  return inGroups(items.toSpliced(place, 0, item))
}

/** Others in the place of somebody, and for the same; whoever is there already stays where they are. */
export function inPlaceOf<T extends Placed>(
  items: readonly T[],
  artistId: string,
  others: readonly T[],
): readonly T[] {
  const place = items.findIndex((item) => item.artistId === artistId)
  const item = items[place]
  if (item === undefined) return withAdded(items, others)
  return items.toSpliced(place, 1, ...newOnes(items, others).map((each) => ({ ...each, role: item.role })))
}

/** The same people and others behind them. */
export function withAdded<T extends Placed>(items: readonly T[], others: readonly T[]): readonly T[] {
  return inGroups([...items, ...newOnes(items, others)])
}

function newOnes<T extends Placed>(items: readonly T[], others: readonly T[]): readonly T[] {
  const there = new Set(items.map(({ artistId }) => artistId))
  return others.filter(({ artistId }) => !there.has(artistId))
}

/** What people are presented for, each once, for those who type another. */
export function rolesOf(items: readonly Placed[]): readonly string[] {
  return [...new Set(items.map(({ role }) => role.trim()))].filter((role) => role !== '')
}
