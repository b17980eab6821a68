import type { ProfileVideo } from '@ribalta/domain/schemas/media/media'
import { PrivateVideoFile } from './PrivateVideoFile.tsx'

/** A profile's video as its owner or staff may see it, published or not. */
export function PrivateVideo({ video, label }: { video: ProfileVideo; label: string }) {
  return (
    <PrivateVideoFile path={`${video.base}/video.${video.extension}`} bytes={video.bytes} label={label} />
  )
}
