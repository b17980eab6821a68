import { useState, type ReactNode } from 'react'

export interface VideoFrameProps {
  /** What the button does, in words. */
  label: string
  /** The service that shows the video, where it is another. */
  service?: string
  /** The address of a picture to show until it is played. */
  poster: string | undefined
  /** The player, drawn once somebody asked for it; it takes the focus, which was on a button that is gone. */
  player: () => ReactNode
}

/** A video of which nothing is asked, not even a byte, before somebody presses play. */
export function VideoFrame({ label, service, poster, player }: VideoFrameProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) return player()
  return (
    <button
      type="button"
      aria-label={label}
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
          className="absolute inset-0 size-full object-cover object-[50%_35%] opacity-60 transition-opacity duration-300 group-hover:opacity-75"
        />
      )}
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-16 place-items-center rounded-full bg-black/70 transition-transform group-hover:scale-110">
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-current">
            <path d="M8 5v14l11-7z" />
          </svg>
        </span>
      </span>
      {service === undefined ? null : (
        <span className="absolute right-3 bottom-3 rounded-full bg-black/80 px-3 py-1 text-sm">
          {service}
        </span>
      )}
    </button>
  )
}
