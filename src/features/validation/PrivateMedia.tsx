import type { ProfileMedia } from '@ribalta/domain/schemas/media'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useBlobSource } from './useBlobSource.ts'
import { usePrivateFile, type PrivateFile } from './usePrivateFile.ts'

/** What stands where a file is not there yet, or did not come. */
function Waiting({ file, colour }: { file: PrivateFile; colour?: string | undefined }) {
  return (
    <span
      className="grid size-full min-h-24 place-items-center p-3 text-sm"
      style={{ backgroundColor: colour }}
    >
      {file.status === 'failed' ? (
        <Button variant="secondary" size="small" className="bg-surface" onClick={file.retry}>
          Carregar de novo
        </Button>
      ) : null}
    </span>
  )
}

function BlobImage({ blob, alt, className }: { blob: Blob; alt: string; className?: string | undefined }) {
  return <img ref={useBlobSource(blob)} alt={alt} className={className} />
}

function BlobVideo({ blob, label }: { blob: Blob; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an artist's own upload, of which no captions exist
    <video
      ref={useBlobSource(blob)}
      controls
      playsInline
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed for it is gone
      autoFocus
      aria-label={label}
      className="size-full bg-black object-contain"
    />
  )
}

export interface PrivatePhotoProps {
  photo: Extract<ProfileMedia, { kind: 'image' }>
  alt: string
  /** Of the stored sizes, the smallest that has this many pixels across. */
  width: number
  className?: string
}

/** A photo that may have no public address. */
export function PrivatePhoto({ photo, alt, width, className }: PrivatePhotoProps) {
  const stored = photo.widths.find((each) => each >= width) ?? photo.widths.at(-1) ?? width
  const file = usePrivateFile(`${photo.base}/${String(stored)}.webp`, true)
  if (file.status !== 'ready') return <Waiting file={file} colour={photo.placeholder} />
  return <BlobImage blob={file.blob} alt={alt} className={className} />
}

/** A video that may have no public address; fetched when somebody wants to see it. */
export function PrivateVideo({
  video,
  label,
}: {
  video: Extract<ProfileMedia, { kind: 'video' }>
  label: string
}) {
  const [isWanted, setIsWanted] = useState(false)
  const file = usePrivateFile(`${video.base}/video.${video.extension}`, isWanted)
  if (file.status === 'ready') return <BlobVideo blob={file.blob} label={label} />
  if (file.status === 'failed') return <Waiting file={file} />
  return (
    <span className="grid size-full place-items-center p-3">
      {isWanted ? (
        <output className="flex items-center gap-2 text-sm text-muted">
          <Spinner size="small" /> Carregando o vídeo…
        </output>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Ver ${label}`}
          onClick={() => {
            setIsWanted(true)
          }}
        >
          Ver vídeo · {formatBytes(video.bytes)}
        </Button>
      )}
    </span>
  )
}

function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return `${megabytes.toLocaleString('pt-BR', { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB`
}
