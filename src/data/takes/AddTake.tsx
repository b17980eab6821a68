import { VIDEO_TYPES } from '@ribalta/domain/media/media'
import { useId } from 'react'
import type { TestEntry } from '../testRequests/requests.ts'
import { classNames } from '../../lib/classNames.ts'
import { formatLength } from '../../lib/formats/formatLength.ts'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { useFileDrop } from '../../ui/useFileDrop.ts'

export interface AddTakeProps {
  test: Pick<TestEntry, 'seconds'>
  /** Absent where nothing is recorded. */
  onRecord?: () => void
  onFiles: (files: readonly File[]) => void
}

/** Ways to a take: the camera, or a video of the device, by its dialog or by a drop. */
export function AddTake({ test, onRecord, onFiles }: AddTakeProps) {
  const id = useId()
  const { isOver, area } = useFileDrop(onFiles)
  return (
    <div
      {...area}
      className={classNames(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 border-dashed p-5',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      {onRecord === undefined ? null : (
        <Button className="max-sm:grow" onClick={onRecord}>
          Gravar
        </Button>
      )}
      <FileButton
        text="Usar um arquivo"
        aria-describedby={id}
        multiple
        accept={VIDEO_TYPES}
        className="inline-flex max-sm:grow"
        onFiles={onFiles}
      />
      <p
        id={id}
        className="text-sm text-muted"
      >{`Até ${formatLength(test.seconds)} por take. Arquivos: MP4, MOV ou WebM, até 1 GB.`}</p>
    </div>
  )
}
