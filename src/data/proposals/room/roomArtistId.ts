/** Of the heading with an artist's name, in the page: what names their part of the room, and where one goes to. */
export function roomArtistId(artistId: string): string {
  return `artista-${artistId}`
}
