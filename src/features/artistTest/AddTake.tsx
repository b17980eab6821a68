import { VIDEO_TYPES } from '@ribalta/domain/media/media'
import { useId, useState, type DragEvent } from 'react'
import type { TestEntry } from '../../data/testRequests/requests.ts'
import { classNames } from '../../lib/classNames.ts'
import { formatLength } from '../../lib/formats/formatLength.ts'
import { buttonStyle } from '../../ui/buttonStyle.ts'

export interface AddTakeProps {
  test: TestEntry
  onFiles: (files: readonly File[]) => void
}

/** Takes a video from the device, by its dialog or by a drop. */
export function AddTake({ test, onFiles }: AddTakeProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => {
        setIsOver(false)
      }}
      onDrop={onDrop}
      className={classNames(
        'flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border-2 border-dashed p-5',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <span className="relative inline-flex rounded-control focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-accent max-sm:grow">
        <span aria-hidden="true" className={buttonStyle('primary', 'medium', 'max-sm:grow')}>
          Usar um arquivo
        </span>
        <input
          type="file"
          aria-label="Usar um arquivo"
          aria-describedby={id}
          multiple
          accept={VIDEO_TYPES.join(',')}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // The same file may be chosen again after it was removed.
            currentTarget.value = ''
          }}
        />
      </span>
      <p id={id} className="text-sm text-muted">
        MP4, MOV ou WebM, até {formatLength(test.seconds)} e 1 GB.
      </p>
    </div>
  )
}
