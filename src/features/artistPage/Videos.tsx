import type { ProfileVideo } from '@ribalta/domain/schemas/media'
import { publicFileUrl } from '../../lib/environment.ts'

export interface VideosProps {
  videos: readonly ProfileVideo[]
  name: string
  /** The address of a picture to show until a video is played. */
  poster: string | undefined
}

/** The videos; none of their bytes are asked for before somebody presses play. */
export function Videos({ videos, name, poster }: VideosProps) {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="videos" className="border-t border-line py-12 md:py-16">
      <h2 id="videos" className="mb-6 text-2xl md:mb-8 md:text-3xl">
        Vídeos
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {videos.map((video, index) => (
          <li key={video.id}>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- artists send no caption files to point a track at. */}
            <video
              controls
              playsInline
              preload="none"
              poster={poster}
              src={publicFileUrl(`${video.base}/video.${video.extension}`)}
              aria-label={`Vídeo ${String(index + 1)} de ${String(videos.length)} de ${name}`}
              className="aspect-video w-full rounded-card bg-black object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
