import { useEffect, useState } from 'react'
import { openSession, type RecordingSession } from '../../../data/recordings/session.ts'
import type { Takes } from '../../../data/takes/takes.ts'
import type { TestEntry } from '../../../data/testRequests/requests.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { Announcer } from './Announcer.tsx'
import { Review } from './Review.tsx'
import { RecordingSet } from './RecordingSet.tsx'
import { StudioDialog } from './StudioDialog.tsx'
import { studioSettings } from './studioSettings.ts'
import { useCamera } from './useCamera.ts'
import { isBusy, useRecorder } from './useRecorder.ts'
import { useWakeLock } from './useWakeLock.ts'
import { Waiting } from './Waiting.tsx'

export interface StudioProps {
  test: TestEntry
  /** The artist's name, behind the text. */
  reader: string
  /** The test's takes on this device, which recordings become by themselves. */
  takes: Takes
  /** From the countdown on until a recording ended: what else the device does may rest. */
  onRecording: (isRecording: boolean) => void
  /** Somebody takes a file instead; the caller closes the studio. */
  onFiles: (files: readonly File[]) => void
  onClose: () => void
}

/** Records a test in the browser, from the first look into the camera to the take. */
export default function Studio(props: StudioProps) {
  const { takes, test } = props
  const { artistId, id } = test
  const [opened] = useState(() => createStore<RecordingSession | undefined>(undefined))
  const session = useStore(opened)
  useEffect(() => {
    const next = openSession(takes, { uid: artistId, testRequestId: id })
    opened.set(next)
    return next.close
  }, [opened, takes, artistId, id])
  return session === undefined ? null : <SessionStudio {...props} session={session} />
}

function SessionStudio(props: StudioProps & { session: RecordingSession }) {
  const { test, reader, takes, session, onRecording, onFiles, onClose } = props
  const isOpen = useStore(session) === 'open'
  const settings = useStore(studioSettings)
  const { cameraId, microphoneId, countdown } = settings
  const [isReviewing, setIsReviewing] = useState(false)
  const [isSettingsOpen, setIsSettingsOpen] = useState(false)
  // Nobody is filmed while they watch; a phone plays louder, too, when it does not listen.
  const camera = useCamera(isOpen && !isReviewing, cameraId, microphoneId)
  const stream = camera.state.kind === 'live' ? camera.state.stream : undefined
  const recorder = useRecorder(session, stream, test.seconds, onRecording)
  const { step } = recorder
  useWakeLock(isBusy(step))
  if ((step.kind === 'review') !== isReviewing) setIsReviewing(step.kind === 'review')

  function leave(): void {
    if (step.kind === 'counting') recorder.cancel()
    else if (isSettingsOpen) setIsSettingsOpen(false)
    else if (!isBusy(step)) onClose()
  }

  return (
    <StudioDialog title={`Gravar: ${test.title}`} onEscape={leave}>
      <Announcer step={step} maxSeconds={test.seconds} countdown={countdown} />
      {!isOpen ? (
        <Waiting takes={takes} onClose={onClose} />
      ) : step.kind === 'review' ? (
        <Review takes={takes} step={step} onAgain={recorder.toReady} onDone={onClose} />
      ) : (
        <RecordingSet
          test={test}
          reader={reader}
          camera={camera}
          recorder={recorder}
          settings={settings}
          isSettingsOpen={isSettingsOpen}
          onSettings={setIsSettingsOpen}
          onFiles={onFiles}
          onClose={onClose}
        />
      )}
    </StudioDialog>
  )
}
