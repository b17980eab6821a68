import type { ArtistFilter } from './artistFilter.ts'
import { facetToken, type FacetFilter } from './artistTokens.ts'

export const FACET_KINDS = ['class', 'skill', 'uf'] as const
export type FacetKind = (typeof FACET_KINDS)[number]

/** What of a published artist is counted. */
export interface Counted {
  readonly classes: readonly string[]
  readonly skills: readonly { readonly id: string }[]
  readonly uf?: string | undefined
}

/** By document of `stats`, how many more (or fewer) artists each option has: `artists` → `class:ator` → 1. */
export type CountChanges = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The counts of every option among the artists who have one facet, or among all. */
function countsId(base: FacetFilter): string {
  const token = facetToken(base)
  return token === '' ? 'artists' : `artists|${token}`
}

/**
 * Where the counts for one select are, given the filter: among those who satisfy the rest of it. Undefined where nobody has
 * counted that: with two more facets, or with what is no facet.
 */
export function countsFor(kind: FacetKind, filter: ArtistFilter): string | undefined {
  const { class: _class, skill: _skill, uf: _uf, ...uncounted } = filter
  if (Object.values(uncounted).some((value) => value !== undefined && value !== '')) return undefined
  const others = FACET_KINDS.filter((other) => other !== kind && filter[other] !== undefined)
  const [other] = others
  if (others.length > 1) return undefined
  return countsId(other === undefined ? {} : { [other]: filter[other] })
}

function facetsOf({ classes, skills, uf }: Counted): [FacetKind, string][] {
  return [
    ...[...new Set(classes)].map((id): [FacetKind, string] => ['class', id]),
    ...[...new Set(skills.map(({ id }) => id))].map((id): [FacetKind, string] => ['skill', id]),
    ...(uf === undefined ? [] : [['uf', uf] as [FacetKind, string]]),
  ]
}

/** Adds one artist's part of every count, `by` times. */
function add(changes: Map<string, Map<string, number>>, artist: Counted, by: number): void {
  const facets = facetsOf(artist)
  const bases: [FacetKind | undefined, FacetFilter][] = [
    [undefined, {}],
    ...facets.map(([kind, value]): [FacetKind, FacetFilter] => [kind, { [kind]: value }]),
  ]
  for (const [baseKind, base] of bases) {
    const id = countsId(base)
    const counts = changes.get(id) ?? new Map<string, number>()
    for (const [kind, value] of facets) {
      if (kind === baseKind) continue
      const option = facetToken({ [kind]: value })
      counts.set(option, (counts.get(option) ?? 0) + by)
    }
    changes.set(id, counts)
  }
}

/** What becomes of the counts when an artist's page changes, goes up (no `before`) or comes down (no `after`). */
export function countChanges(before: Counted | undefined, after: Counted | undefined): CountChanges {
  const changes = new Map<string, Map<string, number>>()
  if (before !== undefined) add(changes, before, -1)
  if (after !== undefined) add(changes, after, 1)
  for (const [id, counts] of changes) {
    for (const [option, by] of counts) if (by === 0) counts.delete(option)
    if (counts.size === 0) changes.delete(id)
  }
  return changes
}

/** The counts of many artists at once. */
export function countAll(artists: Iterable<Counted>): CountChanges {
  const changes = new Map<string, Map<string, number>>()
  for (const artist of artists) add(changes, artist, 1)
  return changes
}
