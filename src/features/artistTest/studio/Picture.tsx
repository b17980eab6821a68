import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/classNames.ts'
import { logWarning } from '../../../lib/log.ts'
import { FramingGuide, type PictureSize } from './FramingGuide.tsx'

export interface PictureProps {
  stream: MediaStream
  hasGuide: boolean
  /** Told how to hold a phone before they record, not while they do. */
  hasHint: boolean
}

/** What the camera sees. One sees oneself as in a mirror; the recording is as others see it. */
export function Picture({ stream, hasGuide, hasHint }: PictureProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [size, setSize] = useState<PictureSize>()
  useEffect(() => {
    const video = ref.current
    if (video === null) return
    let isHere = true
    video.srcObject = stream
    video.play().catch((error: unknown) => {
      // One that went again meanwhile is not missed.
      if (isHere && stream.active) logWarning('The picture does not move', error)
    })
    return () => {
      isHere = false
      video.srcObject = null
    }
  }, [stream])

  // Where it does not say, it is a computer's, which looks at whoever sits before it.
  const isMirror = stream.getVideoTracks()[0]?.getSettings().facingMode !== 'environment'
  const isUpright = size !== undefined && size.height > size.width
  return (
    <>
      <video
        ref={ref}
        aria-label="Imagem da câmera"
        muted
        playsInline
        className={classNames('absolute inset-0 size-full object-contain', isMirror && '-scale-x-100')}
        onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
          if (videoWidth > 0) setSize({ width: videoWidth, height: videoHeight })
        }}
      />
      {hasGuide && size !== undefined ? <FramingGuide size={size} /> : null}
      {hasHint && isUpright ? (
        <p className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-control bg-black/70 px-3 py-1 text-sm text-white">
          Deite o celular
        </p>
      ) : null}
    </>
  )
}
