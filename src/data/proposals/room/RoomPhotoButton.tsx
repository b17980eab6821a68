import type { RoomImage } from '@ribalta/domain/proposals/room'
import { classNames } from '../../../lib/classNames.ts'
import { RoomPicture } from './RoomPicture.tsx'

export interface RoomPhotoButtonProps {
  image: RoomImage
  artisticName: string
  /** Its place among the artist's photos, from 0, and how many they are. */
  place: number
  total: number
  isFirst?: boolean
  className?: string
  onOpen: (place: number) => void
}

/** A photo that opens over the whole window. */
export function RoomPhotoButton(props: RoomPhotoButtonProps) {
  const { image, artisticName, place, total, isFirst = false, className, onOpen } = props
  return (
    <button
      type="button"
      aria-label={`Ampliar foto ${String(place + 1)} de ${String(total)} de ${artisticName}`}
      aria-haspopup="dialog"
      className={classNames('block w-full cursor-zoom-in focus-visible:-outline-offset-4', className)}
      onClick={() => {
        onOpen(place)
      }}
    >
      <RoomPicture image={image} alt="" isFirst={isFirst} className="size-full" />
    </button>
  )
}
