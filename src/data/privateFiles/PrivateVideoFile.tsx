import { type Ref, useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../lib/formats/formatBytes.ts'
import { Button } from '../../ui/Button.tsx'
import { OwnVideo } from '../../ui/OwnVideo.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { usePrivateVideo } from './usePrivateVideo.ts'

export interface PrivateVideoFileProps {
  /** In the bucket. */
  path: string
  bytes: number
  label: string
  /** Whether it is asked for already, in another way than by its button. */
  isWanted?: boolean
  /** By its button. */
  onWant?: () => void
  videoRef?: Ref<HTMLVideoElement>
  /** What can be done where this browser does not show it. */
  unplayable?: string
  onUnplayable?: () => void
}

/** A video that no rule opens, for whoever may see it; asked for when somebody wants to see it. */
export function PrivateVideoFile(props: PrivateVideoFileProps) {
  const { path, bytes, label, isWanted = false, onWant, videoRef, unplayable, onUnplayable } = props
  const [isPressed, setIsPressed] = useState(false)
  const isAsked = isPressed || isWanted
  const { file, isUnplayable, handlers } = usePrivateVideo(path, isAsked)
  /** Whoever presses for a video wants to see it; once is enough, whatever comes of its ticket. */
  const isToStart = useRef(false)
  const tell = useRef(onUnplayable)
  useEffect(() => {
    tell.current = onUnplayable
  })
  useEffect(() => {
    if (isUnplayable) tell.current?.()
  }, [isUnplayable])

  if (isUnplayable) {
    return (
      <output className="grid size-full place-items-center p-4 text-center">{`Este navegador não toca este vídeo. ${unplayable}`}</output>
    )
  }
  if (file.address !== undefined && file.status !== 'failed') {
    return (
      <OwnVideo
        {...handlers}
        onLoadedMetadata={(event) => {
          handlers.onLoadedMetadata(event)
          if (!isToStart.current) return
          isToStart.current = false
          // A browser that wants to be asked again leaves it paused.
          event.currentTarget.play().catch(() => undefined)
        }}
        ref={videoRef}
        src={file.address}
        preload="metadata"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed for it is gone
        autoFocus={isPressed}
        aria-label={label}
        className="size-full bg-black object-contain"
      />
    )
  }
  return (
    <span className="grid size-full place-items-center p-3 text-sm text-muted">
      {file.status === 'failed' ? (
        <Button variant="secondary" size="small" onClick={file.retry}>
          Carregar de novo
        </Button>
      ) : isAsked ? (
        <output className="flex items-center gap-2">
          <Spinner size="small" /> Carregando o vídeo…
        </output>
      ) : (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setIsPressed(true)
            isToStart.current = true
            onWant?.()
          }}
        >
          <span>{`Ver vídeo · ${formatBytes(bytes)}`}</span>
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
      )}
    </span>
  )
}
