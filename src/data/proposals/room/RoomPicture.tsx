import type { RoomImage } from '@ribalta/domain/proposals/room'
import { classNames } from '../../../lib/classNames.ts'
import { usePrivateFile } from '../../privateFiles/usePrivateFile.ts'

export interface RoomPictureProps {
  image: RoomImage
  alt: string
  /** True for the picture seen first: loaded at once and before others. */
  isFirst?: boolean
  /** Its frame. */
  className?: string
  /** The whole picture, and not as much of it as fills the frame. */
  isWhole?: boolean
}

/**
 * A photo of a room in a frame whose size is known before it comes: its colour until then. It stands in a button, so one that failed
 * comes by itself with the network.
 */
export function RoomPicture({ image, alt, isFirst = false, className, isWhole = false }: RoomPictureProps) {
  const { path, width, height, placeholder } = image
  const file = usePrivateFile(path)
  const isThere = file.address !== undefined && file.status !== 'failed'
  return (
    <span
      className={classNames('block overflow-hidden', className)}
      style={isWhole ? undefined : { backgroundColor: placeholder }}
    >
      {isThere ? (
        <img
          src={file.address}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={isWhole ? 'size-full object-contain' : 'size-full object-cover object-[50%_30%]'}
          onLoad={file.arrived}
          onError={file.renew}
        />
      ) : null}
    </span>
  )
}
