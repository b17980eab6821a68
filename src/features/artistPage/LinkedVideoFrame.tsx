import type { LinkedVideo } from '@ribalta/domain/media/videoLink'
import { VideoFrame } from './VideoFrame.tsx'

export interface LinkedVideoFrameProps {
  video: LinkedVideo
  /** What the video is, for who does not see it. */
  title: string
  /** The address of a picture to show until it is played. */
  poster: string | undefined
}

/** A video of another service, which would otherwise learn who visits whom before anybody pressed play. */
export function LinkedVideoFrame({ video, title, poster }: LinkedVideoFrameProps) {
  return (
    <VideoFrame
      label={`Assistir no ${video.service}: ${title}`}
      service={video.service}
      poster={poster}
      player={() => (
        <iframe
          ref={(frame) => frame?.focus()}
          src={video.player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-video w-full rounded-card border-0 bg-black"
        />
      )}
    />
  )
}
