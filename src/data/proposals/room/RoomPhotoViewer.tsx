import type { RoomImage } from '@ribalta/domain/proposals/room'
import { PhotoLightbox } from '../../../ui/PhotoLightbox.tsx'
import { RoomPicture } from './RoomPicture.tsx'

export interface RoomPhotoViewerProps {
  photos: readonly RoomImage[]
  artisticName: string
  /** The photo to begin with; undefined while it is closed. */
  index: number | undefined
  onClose: () => void
}

/** An artist's photos over the whole window. */
export default function RoomPhotoViewer({ photos, artisticName, index, onClose }: RoomPhotoViewerProps) {
  return (
    <PhotoLightbox
      slides={photos.map(({ path }, place) => ({
        src: path,
        alt: `${artisticName}, foto ${String(place + 1)}`,
      }))}
      index={index}
      onClose={onClose}
      drawSlide={(slide) => {
        const place = photos.findIndex(({ path }) => 'src' in slide && path === slide.src)
        const image = photos[place]
        return image === undefined ? null : (
          <RoomPicture
            image={image}
            alt={`${artisticName}, foto ${String(place + 1)}`}
            className="size-full"
            isFirst
            isWhole
          />
        )
      }}
    />
  )
}
