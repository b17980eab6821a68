import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { firstPortrait } from '../../lib/portraitImage.ts'
import { Gallery } from './Gallery.tsx'
import { Videos } from './Videos.tsx'

export interface ArtistMediaProps {
  media: readonly ProfileMedia[]
  name: string
  /** Opens a photo, by its place among all of them. */
  onOpen: (place: number) => void
}

/** The photos after the first and the videos, below everything else. */
export default function ArtistMedia({ media, name, onOpen }: ArtistMediaProps) {
  const photos = media.filter((item) => item.kind === 'image')
  const videos = media.filter((item) => item.kind === 'video')
  return (
    <div className="mt-16">
      <Gallery photos={photos} name={name} onOpen={onOpen} />
      <Videos videos={videos} name={name} poster={firstPortrait(photos)?.src} />
    </div>
  )
}
