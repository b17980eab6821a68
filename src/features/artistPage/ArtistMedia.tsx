import type { PublicArtist } from '../../data/artists/artists.ts'
import { firstPortrait } from '../../lib/media/portraitImage.ts'
import { Gallery } from './Gallery.tsx'
import { Videos } from './Videos.tsx'
import { Works } from './Works.tsx'

export interface ArtistMediaProps {
  artist: PublicArtist
  /** Opens a photo, by its place among all of them. */
  onOpen: (place: number) => void
}

/** The photos after the first, the videos and the works, below everything else. */
export default function ArtistMedia({ artist, onOpen }: ArtistMediaProps) {
  const { media, artisticName: name } = artist
  const photos = media.filter((item) => item.kind === 'image')
  const videos = media.filter((item) => item.kind === 'video')
  const poster = firstPortrait(photos)?.src
  return (
    <div className="mt-16">
      <Gallery photos={photos} name={name} onOpen={onOpen} />
      <Videos videos={videos} link={artist.links?.video} name={name} poster={poster} />
      {artist.minor === true ? null : <Works artistId={artist.id} poster={poster} />}
    </div>
  )
}
