import { linkedVideo } from '@ribalta/domain/media/videoLink'
import type { ProfileVideo } from '@ribalta/domain/schemas/media/media'
import { classNames } from '../../lib/classNames.ts'
import { publicFileUrl } from '../../lib/project.ts'
import { LinkedVideoFrame } from './LinkedVideoFrame.tsx'
import { VideoFrame } from './VideoFrame.tsx'

export interface VideosProps {
  videos: readonly ProfileVideo[]
  /** The address of a video that the artist named, of whatever service. */
  link: string | undefined
  name: string
  /** The address of a picture to show until a video is played. */
  poster: string | undefined
}

/** The videos, sent here or shown elsewhere; none of their bytes are asked for before somebody presses play. */
export function Videos({ videos, link, name, poster }: VideosProps) {
  const linked = linkedVideo(link ?? '')
  if (videos.length === 0 && linked === undefined) return null
  const isAlone = videos.length + (linked === undefined ? 0 : 1) === 1
  return (
    <section aria-labelledby="videos" className="border-t border-line py-12 md:py-16">
      <h2 id="videos" className="mb-6 text-2xl md:mb-8 md:text-3xl">
        Vídeos
      </h2>
      <ul className={classNames('grid gap-4 md:gap-6', isAlone ? 'max-w-4xl' : 'md:grid-cols-2')}>
        {linked === undefined ? null : (
          <li>
            <LinkedVideoFrame video={linked} title={`Vídeo de ${name}`} poster={poster} />
          </li>
        )}
        {videos.map((video, index) => (
          <li key={video.id}>
            <SentVideo
              video={video}
              title={`vídeo ${String(index + 1)} de ${String(videos.length)} de ${name}`}
              poster={poster}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SentVideoProps {
  video: ProfileVideo
  title: string
  poster: string | undefined
}

/** A video that the artist has sent. */
function SentVideo({ video, title, poster }: SentVideoProps) {
  return (
    <VideoFrame
      label={`Assistir: ${title}`}
      poster={poster}
      player={() => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- artists send no caption files to point a track at.
        <video
          ref={(player) => player?.focus()}
          controls
          autoPlay
          playsInline
          src={publicFileUrl(`${video.base}/video.${video.extension}`)}
          aria-label={title}
          className="aspect-video w-full rounded-card bg-black object-contain"
        />
      )}
    />
  )
}
