import type { LinkedVideo } from '@ribalta/domain/videoLink'
import { useState } from 'react'

export interface VideoFrameProps {
  video: LinkedVideo
  /** What the video is, for who does not see it. */
  title: string
  /** The address of a picture to show until it is played. */
  poster: string | undefined
}

/**
 * A video of another service. Nothing is asked of that service, not even a picture, before somebody presses play: until
 * then it would only learn who visits whom.
 */
export function VideoFrame({ video, title, poster }: VideoFrameProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) {
    return (
      <iframe
        // The button had the focus and is gone.
        ref={(frame) => frame?.focus()}
        src={video.player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card border-0 bg-black"
      />
    )
  }
  return (
    <button
      type="button"
      aria-label={`Assistir no ${video.service}: ${title}`}
      className="group relative block aspect-video w-full overflow-hidden rounded-card bg-black text-white"
      onClick={() => {
        setIsPlaying(true)
      }}
    >
      {poster === undefined ? null : (
        <img
          src={poster}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover opacity-45 transition-opacity duration-300 group-hover:opacity-60"
        />
      )}
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-16 place-items-center rounded-full bg-black/70 transition-transform group-hover:scale-110">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-current">
            <path d="M8 5v14l11-7z" />
          </svg>
        </span>
      </span>
      <span className="absolute right-3 bottom-3 rounded-full bg-black/80 px-3 py-1 text-sm">
        {video.service}
      </span>
    </button>
  )
}
