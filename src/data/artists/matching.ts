import { type ArtistFilter, indexToken, matchesFilter } from '@ribalta/domain/people/artistFilter'
import { artistTokens } from '@ribalta/domain/people/artistTokens'
import type { PublicArtist } from './cardDecoder.ts'

/** How a filter is asked of the index, and how what the index leaves open is settled here. */
export interface Matching {
  readonly token: string | undefined
  readonly matches: (artist: PublicArtist) => boolean
}

export function matching(filter: ArtistFilter): Matching {
  return {
    token: indexToken(filter),
    matches: (artist) => matchesFilter({ ...artist, tokens: artistTokens(artist) }, filter),
  }
}
