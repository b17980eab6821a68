import type { ProfileImage } from '@ribalta/domain/schemas/media/media'
import { Button } from '../../ui/Button.tsx'
import { photoPath } from './photoPath.ts'
import { usePrivateFile } from './usePrivateFile.ts'

export interface PrivateImageProps {
  photo: ProfileImage
  alt: string
  /** Of the stored sizes, the smallest that has this many pixels across. */
  width: number
  className?: string
  /** It stands in a link or a button, which can have no button in it: a failed one comes by itself with the network. */
  isInLink?: boolean
}

/** A photo as its owner or staff may see it, published or not; its colour until it is there. */
export function PrivateImage({ photo, alt, width, className, isInLink = false }: PrivateImageProps) {
  const file = usePrivateFile(photoPath(photo, width))
  if (file.address !== undefined && file.status !== 'failed') {
    return (
      <img
        src={file.address}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className ?? 'size-full object-cover'}
        style={{ backgroundColor: photo.placeholder }}
        onLoad={file.arrived}
        onError={file.renew}
      />
    )
  }
  return (
    <span
      className="grid size-full min-h-12 place-items-center p-1 text-sm"
      style={{ backgroundColor: photo.placeholder }}
    >
      {file.status === 'failed' && !isInLink ? (
        <Button variant="secondary" size="small" className="bg-surface" onClick={file.retry}>
          Carregar de novo
        </Button>
      ) : null}
    </span>
  )
}
