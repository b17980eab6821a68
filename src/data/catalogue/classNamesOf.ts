import type { ArtistClass } from '@ribalta/domain/schemas/catalogue/catalogue'

/** The names of the artist's classes, as far as the catalogue knows them. */
export function classNamesOf(
  artist: { readonly classes: readonly string[] | null },
  classes: readonly ArtistClass[],
): string[] {
  return (artist.classes ?? []).flatMap((id) => classes.find((known) => known.id === id)?.namePT ?? [])
}
