import type { ProfileImage } from '@ribalta/domain/schemas/media/media'
import type { SlideImage } from 'yet-another-react-lightbox'
import { publicFileUrl } from '../../lib/project.ts'
import { PhotoLightbox } from '../../ui/PhotoLightbox.tsx'

/** WebP alone: the lightbox takes one format, and every browser that it runs in shows this one. */
function slideOf(photo: ProfileImage, alt: string): SlideImage {
  const sources = photo.widths.map((width) => ({
    src: publicFileUrl(`${photo.base}/${String(width)}.webp`),
    width,
    height: Math.round((width * photo.height) / photo.width),
  }))
  const largest = sources.at(-1)
  return { src: largest?.src ?? '', alt, width: photo.width, height: photo.height, srcSet: sources }
}

export interface LightboxProps {
  photos: readonly ProfileImage[]
  name: string
  /** The photo to begin with; undefined while it is closed. */
  index: number | undefined
  onClose: () => void
}

/** The photos over the whole window. Loaded when somebody first opens one. */
export default function Lightbox({ photos, name, index, onClose }: LightboxProps) {
  return (
    <PhotoLightbox
      slides={photos.map((photo, place) => slideOf(photo, `${name}, foto ${String(place + 1)}`))}
      index={index}
      onClose={onClose}
    />
  )
}
