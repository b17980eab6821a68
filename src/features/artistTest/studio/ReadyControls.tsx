import { VIDEO_TYPES } from '@ribalta/domain/media/media'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FileButton } from '../../../ui/FileButton.tsx'
import { Notice } from '../../../ui/Notice.tsx'

export interface ReadyControlsProps {
  /** There is a picture to record. */
  isReady: boolean
  problem: string | undefined
  isSettingsOpen: boolean
  settingsId: string
  onRecord: () => void
  onSettings: () => void
  onFiles: (files: readonly File[]) => void
  onClose: () => void
}

/** What there is to do before a take. */
export function ReadyControls(props: ReadyControlsProps) {
  const { isReady, problem, isSettingsOpen, settingsId, onRecord, onSettings, onFiles, onClose } = props
  const record = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    record.current?.focus()
  }, [])
  return (
    <>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <Button ref={record} size="large" busy={!isReady} className="w-full" onClick={onRecord}>
        {isReady ? <span aria-hidden="true" className="size-4 rounded-full bg-current" /> : null}
        <span>Gravar</span>
      </Button>
      <div className="flex flex-wrap items-center justify-center gap-2 *:grow">
        <Button
          variant="secondary"
          aria-expanded={isSettingsOpen}
          aria-controls={settingsId}
          className="lg:hidden"
          onClick={onSettings}
        >
          Ajustes
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
        <FileButton text="Usar um arquivo" accept={VIDEO_TYPES} multiple onFiles={onFiles} />
      </div>
    </>
  )
}
