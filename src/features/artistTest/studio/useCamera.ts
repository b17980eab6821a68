import { useCallback, useEffect, useState } from 'react'
import { recordingType } from '../../../data/recordings/recordingType.ts'
import { logWarning } from '../../../lib/log.ts'
import { browserProblem, type CameraProblem, problemOf } from './cameraProblem.ts'
import { openCamera, stopTracks } from './openCamera.ts'

export type CameraState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'live'; readonly stream: MediaStream }
  | { readonly kind: 'failed'; readonly problem: CameraProblem }

export interface Camera {
  readonly state: CameraState
  readonly retry: () => void
}

const ASKING: CameraState = { kind: 'asking' }

/** Old browsers and pages that did not come safely have none, whatever the types say. */
function mediaDevices(): MediaDevices | undefined {
  return 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
}

/** Camera and microphone, open while `isOn`, and anew where others are chosen. */
export function useCamera(
  isOn: boolean,
  cameraId: string | undefined,
  microphoneId: string | undefined,
): Camera {
  const [state, setState] = useState(ASKING)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setAttempt((before) => before + 1)
  }, [])

  useEffect(() => {
    if (!isOn) return
    const gone = new AbortController()
    let stream: MediaStream | undefined
    let hasFailed = false

    function fail(problem: CameraProblem): void {
      // Picture and sound go together, and each of them says so.
      if (hasFailed) return
      hasFailed = true
      logWarning(`Camera and microphone cannot be used: ${problem}`)
      setState({ kind: 'failed', problem })
    }

    async function open(): Promise<void> {
      const media = mediaDevices()
      const problem = browserProblem({
        isSecure: window.isSecureContext,
        hasCamera: media !== undefined,
        canRecord: recordingType() !== undefined,
      })
      if (problem !== undefined || media === undefined) return fail(problem ?? 'unsupported')
      try {
        stream = await openCamera(media, { cameraId, microphoneId })
      } catch (error) {
        const kinds = await kindsOf(media)
        if (gone.signal.aborted) return
        logWarning('Camera and microphone did not open', error)
        return fail(problemOf(error, kinds))
      }
      // Somebody has left while the browser asked.
      if (gone.signal.aborted) return stopTracks(stream)
      for (const track of stream.getTracks()) {
        track.addEventListener('ended', () => fail('gone'), gone)
      }
      setState({ kind: 'live', stream })
    }

    void open()
    return () => {
      gone.abort()
      stopTracks(stream)
      setState(ASKING)
    }
  }, [isOn, cameraId, microphoneId, attempt])
  return { state, retry }
}

async function kindsOf(media: MediaDevices): Promise<readonly string[]> {
  try {
    return (await media.enumerateDevices()).map(({ kind }) => kind)
  } catch {
    // Then nobody knows what there is.
    return []
  }
}
