import type { ArtistClass } from '@ribalta/domain/schemas/catalogue'
import type { PublicArtist } from '../artists/artists.ts'

/** The names of the artist's classes, as far as the catalogue knows them. */
export function classNamesOf(
  artist: Pick<PublicArtist, 'classes'>,
  classes: readonly ArtistClass[],
): string[] {
  return artist.classes.flatMap((id) => classes.find((known) => known.id === id)?.namePT ?? [])
}
