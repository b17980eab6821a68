import { mapField, optionalNumber } from '../rest/fields.ts'
import { lookUpPublicDocument } from '../rest/lookup.ts'

/** How many artists each option of the filters has, by its token: `class:ator` → 12. */
export type ArtistCounts = Readonly<Record<string, number>>

const kept = new Map<string, Promise<ArtistCounts>>()

async function read(id: string): Promise<ArtistCounts> {
  const counts = mapField((await lookUpPublicDocument(`stats/${id}`)) ?? {}, 'counts')
  const options = Object.keys(counts).map((option) => [option, optionalNumber(counts, option) ?? 0] as const)
  return Object.fromEntries(options)
}

/** The counts of one document of `stats`, read once a visit; see the domain's `countsFor`. */
export function readArtistCounts(id: string): Promise<ArtistCounts> {
  const known = kept.get(id)
  if (known !== undefined) return known
  const counts = read(id)
  kept.set(id, counts)
  counts.catch(() => kept.delete(id))
  return counts
}
