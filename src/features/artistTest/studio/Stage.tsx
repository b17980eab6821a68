import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { CameraTrouble } from './CameraTrouble.tsx'
import { Countdown } from './Countdown.tsx'
import { PdfText } from './PdfText.tsx'
import { Picture } from './Picture.tsx'
import type { Settings } from './studioSettings.ts'
import { Teleprompter } from './Teleprompter.tsx'
import type { Camera } from './useCamera.ts'
import type { Recorder } from './useRecorder.ts'

export interface StageProps {
  test: TestEntry
  reader: string
  /** What goes by while one records. */
  text: string | undefined
  /** There is one that did not come. */
  onTextAgain: (() => void) | undefined
  camera: Camera
  recorder: Recorder
  settings: Settings
  onFiles: (files: readonly File[]) => void
}

/** The picture with all that lies over it, or why there is none. */
export function Stage(props: StageProps) {
  const { test, reader, text, onTextAgain, camera, recorder, settings, onFiles } = props
  const { step, start } = recorder
  const { state, retry } = camera
  const isRecording = step.kind === 'recording'
  if (state.kind === 'failed') {
    return (
      <div className="col-start-1 row-start-1 flex overflow-y-auto">
        <CameraTrouble problem={state.problem} onRetry={retry} onFiles={onFiles} />
      </div>
    )
  }
  return (
    <div className="relative col-start-1 row-start-1 min-w-0 overflow-hidden">
      {state.kind === 'asking' ? (
        <output className="absolute inset-0 m-auto flex h-fit max-w-reading flex-col items-center gap-4 p-5 text-center">
          <Spinner />
          <span className="text-lg">Abrindo a câmera…</span>
          <span className="text-muted">
            O navegador vai perguntar se este site pode usar a câmera e o microfone: toque em Permitir.
          </span>
        </output>
      ) : (
        <Picture stream={state.stream} hasGuide={settings.hasGuide} hasHint={step.kind === 'ready'} />
      )}
      {text === undefined ? null : (
        <Teleprompter text={text} reader={reader} settings={settings} isRecording={isRecording} />
      )}
      {onTextAgain === undefined ? null : (
        <div
          role="alert"
          className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-between gap-2 bg-black/70 p-2 pl-4"
        >
          <span>O texto da cena não carregou.</span>
          <Button variant="secondary" size="small" onClick={onTextAgain}>
            Carregar o texto
          </Button>
        </div>
      )}
      {test.sides === 'pdf' ? <PdfText test={test} reader={reader} /> : null}
      {step.kind === 'counting' ? <Countdown from={settings.countdown} onEnd={start} /> : null}
    </div>
  )
}
