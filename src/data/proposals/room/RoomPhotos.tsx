import type { RoomImage } from '@ribalta/domain/proposals/room'
import { classNames } from '../../../lib/classNames.ts'
import { RoomPhotoButton, type RoomPhotoButtonProps } from './RoomPhotoButton.tsx'

export interface RoomPhotosProps extends Pick<RoomPhotoButtonProps, 'artisticName' | 'total' | 'onOpen'> {
  /** Those after the portrait. */
  photos: readonly RoomImage[]
}

/** An artist's further photos, in rows without a gap at their end where that can be. */
export function RoomPhotos({ photos, ...shared }: RoomPhotosProps) {
  const { length } = photos
  if (length === 0) return null
  const isInPairs = length === 2 || length === 4
  return (
    <ul
      aria-label={`Fotos de ${shared.artisticName}`}
      className={classNames(
        '-mx-4 mt-8 grid grid-cols-2 gap-0.5 @2xl:mx-0 @2xl:gap-3',
        isInPairs ? '' : '@2xl:grid-cols-3',
      )}
    >
      {photos.map((image, index) => (
        <li
          key={image.id}
          className={classNames(
            'aspect-[4/5]',
            length % 2 === 1 && index === 0 ? 'col-span-2 @2xl:col-span-1' : '',
          )}
        >
          <RoomPhotoButton
            {...shared}
            image={image}
            place={index + 1}
            className="h-full overflow-hidden @2xl:rounded-card"
          />
        </li>
      ))}
    </ul>
  )
}
