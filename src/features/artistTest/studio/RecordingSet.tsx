import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { sidesQuery } from '../../../data/testRequests/queries.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { classNames } from '../../../lib/classNames.ts'
import { Button } from '../../../ui/Button.tsx'
import { LevelMeter } from './LevelMeter.tsx'
import { ReadyControls } from './ReadyControls.tsx'
import { RecordingControls } from './RecordingControls.tsx'
import { Stage } from './Stage.tsx'
import type { Settings } from './studioSettings.ts'
import { StudioSettings } from './StudioSettings.tsx'
import type { Camera } from './useCamera.ts'
import { isBusy, type Recorder } from './useRecorder.ts'

export interface RecordingSetProps {
  test: TestEntry
  reader: string
  camera: Camera
  recorder: Recorder
  settings: Settings
  isSettingsOpen: boolean
  onSettings: (isOpen: boolean) => void
  onFiles: (files: readonly File[]) => void
  onClose: () => void
}

/** Where one stands before the camera: the picture, what one does, and how; beside each other where the window is wide. */
export function RecordingSet(props: RecordingSetProps) {
  const { test, reader, camera, recorder, settings, isSettingsOpen, onSettings, onFiles, onClose } = props
  const id = useId()
  const { step } = recorder
  const sides = useQuery({ ...sidesQuery(test.id), enabled: test.sides === 'text' })
  const text = sides.data?.kind === 'text' ? sides.data.text : undefined
  const stream = camera.state.kind === 'live' ? camera.state.stream : undefined
  const isLocked = isBusy(step)
  return (
    <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_21rem] landscape:max-lg:grid-cols-[minmax(0,1fr)_15.5rem] landscape:max-lg:grid-rows-[minmax(0,1fr)]">
      <Stage
        test={test}
        reader={reader}
        text={settings.hasPrompter ? text : undefined}
        onTextAgain={sides.isError ? () => void sides.refetch() : undefined}
        camera={camera}
        recorder={recorder}
        settings={settings}
        onFiles={onFiles}
      />
      <div className="col-start-1 row-start-2 flex flex-col gap-3 p-4 max-lg:pt-3 lg:mx-auto lg:w-96 landscape:max-lg:col-start-2 landscape:max-lg:row-start-1 landscape:max-lg:justify-end landscape:max-lg:overflow-y-auto">
        {stream === undefined ? null : <LevelMeter stream={stream} />}
        {step.kind === 'recording' ? (
          <RecordingControls
            running={step.running}
            maxSeconds={test.seconds}
            takesFocus={!settings.hasPrompter || text === undefined}
          />
        ) : step.kind === 'counting' ? (
          <Cancel onCancel={recorder.cancel} />
        ) : camera.state.kind === 'failed' ? (
          <Button variant="secondary" onClick={onClose}>
            Fechar
          </Button>
        ) : (
          <ReadyControls
            isReady={stream !== undefined && step.kind === 'ready'}
            problem={step.kind === 'ready' ? step.problem : undefined}
            isSettingsOpen={isSettingsOpen}
            settingsId={id}
            onRecord={() => {
              onSettings(false)
              recorder.begin(settings.countdown)
            }}
            onSettings={() => {
              onSettings(!isSettingsOpen)
            }}
            onFiles={onFiles}
            onClose={onClose}
          />
        )}
      </div>
      <section
        id={id}
        aria-label="Ajustes"
        className={classNames(
          'z-10 col-start-1 row-start-1 flex max-h-full flex-col gap-4 self-end overflow-y-auto bg-surface p-5',
          'lg:col-start-2 lg:row-span-2 lg:h-full lg:self-stretch lg:border-l lg:border-line',
          !isSettingsOpen && 'max-lg:hidden',
        )}
      >
        <StudioSettings
          settings={settings}
          stream={stream}
          isLocked={isLocked}
          hasText={test.sides === 'text'}
        />
      </section>
    </div>
  )
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    cancel.current?.focus()
  }, [])
  return (
    <Button ref={cancel} variant="secondary" size="large" className="w-full" onClick={onCancel}>
      Cancelar
    </Button>
  )
}
