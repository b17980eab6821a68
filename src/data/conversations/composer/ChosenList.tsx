import { formatBytes } from '../../../lib/formats/formatBytes.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { isPicture } from '../attachments/attachmentChoice.ts'
import { DevicePicture } from '../attachments/DevicePicture.tsx'
import { FileFace } from '../attachments/FileFace.tsx'
import type { ChosenFile } from './chosenFiles.ts'

export interface ChosenListProps {
  files: readonly ChosenFile[]
  onRemove: (id: string) => void
}

/** What goes with the next message. */
export function ChosenList({ files, onRemove }: ChosenListProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Anexos" className="flex max-h-44 flex-col gap-1 overflow-y-auto">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-3 rounded-control bg-sunken p-1">
          <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-surface">
            {file.isReady ? (
              isPicture(file) ? (
                <DevicePicture id={file.id} />
              ) : (
                <FileFace />
              )
            ) : (
              <Spinner size="small" />
            )}
          </span>
          <span className="min-w-0 grow text-sm">
            <span className="line-clamp-2 wrap-anywhere">{file.name}</span>
            <span className="text-muted">{file.isReady ? formatBytes(file.bytes) : 'Preparando…'}</span>
          </span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Tirar ${file.name}`}
            className="shrink-0"
            onClick={() => {
              onRemove(file.id)
            }}
          >
            Tirar
          </Button>
        </li>
      ))}
    </ul>
  )
}
