import type { ProfileImage } from '@ribalta/domain/schemas/media/media'
import { PrivateImage } from './PrivateImage.tsx'
import { PhotoLightbox } from '../../ui/PhotoLightbox.tsx'

export interface PhotoViewerProps {
  photos: readonly { photo: ProfileImage; name: string }[]
  /** The photo to begin with; undefined while it is closed. */
  index: number | undefined
  onClose: () => void
}

/** The photos over the whole window in their greatest size, read as staff may read them. */
export default function PhotoViewer({ photos, index, onClose }: PhotoViewerProps) {
  return (
    <PhotoLightbox
      slides={photos.map(({ photo, name }) => ({ src: photo.id, alt: name }))}
      index={index}
      onClose={onClose}
      drawSlide={(slide) => {
        const shown = photos.find(({ photo }) => 'src' in slide && photo.id === slide.src)
        return shown === undefined ? null : (
          <PrivateImage
            photo={shown.photo}
            alt={shown.name}
            width={1920}
            className="max-h-full max-w-full object-contain"
          />
        )
      }}
    />
  )
}
