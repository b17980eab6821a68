import type { ComponentProps } from 'react'

/** A video of an artist's own with the browser's controls. */
export function OwnVideo(props: ComponentProps<'video'>) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- an artist's own recording, of which no captions exist
  return <video controls playsInline {...props} />
}
