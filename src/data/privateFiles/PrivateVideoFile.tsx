import { useRef, useState } from 'react'
import { formatBytes } from '../../lib/formats/formatBytes.ts'
import { Button } from '../../ui/Button.tsx'
import { OwnVideo } from '../../ui/OwnVideo.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { usePrivateFile } from './usePrivateFile.ts'

export interface PrivateVideoFileProps {
  /** In the bucket. */
  path: string
  bytes: number
  label: string
}

/** A video that no rule opens, for whoever may see it; asked for when somebody wants to see it. */
export function PrivateVideoFile({ path, bytes, label }: PrivateVideoFileProps) {
  const [isWanted, setIsWanted] = useState(false)
  const file = usePrivateFile(path, isWanted)
  // Where it was when its ticket ran out.
  const left = useRef<{ time: number; isPlaying: boolean }>(undefined)

  if (file.address !== undefined && file.status !== 'failed') {
    return (
      <OwnVideo
        src={file.address}
        preload="metadata"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed for it is gone
        autoFocus
        aria-label={label}
        className="size-full bg-black object-contain"
        onError={({ currentTarget: { currentTime, paused } }) => {
          left.current ??= { time: currentTime, isPlaying: !paused }
          file.renew()
        }}
        onLoadedMetadata={({ currentTarget }) => {
          file.arrived()
          if (left.current === undefined) return
          currentTarget.currentTime = left.current.time
          // A browser that wants to be asked again leaves it paused at the same place.
          if (left.current.isPlaying) currentTarget.play().catch(() => undefined)
          left.current = undefined
        }}
      />
    )
  }
  return (
    <span className="grid size-full place-items-center p-3 text-sm text-muted">
      {file.status === 'failed' ? (
        <Button variant="secondary" size="small" onClick={file.retry}>
          Carregar de novo
        </Button>
      ) : isWanted ? (
        <output className="flex items-center gap-2">
          <Spinner size="small" /> Carregando o vídeo…
        </output>
      ) : (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setIsWanted(true)
          }}
        >
          Ver vídeo · {formatBytes(bytes)}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
    </span>
  )
}
