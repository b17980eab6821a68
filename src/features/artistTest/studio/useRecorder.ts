import { useEffect, useRef, useState } from 'react'
import type { RecordingEnd } from '../../../data/recordings/record.ts'
import type { RecordingSession, RunningRecording } from '../../../data/recordings/session.ts'
import { logWarning } from '../../../lib/log.ts'
import { NOT_BEGUN } from './recordingWords.ts'

/** Where somebody is between the picture and the take. */
export type Step =
  | { readonly kind: 'ready'; readonly problem?: string }
  | { readonly kind: 'counting' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'recording'; readonly running: RunningRecording }
  | { readonly kind: 'review'; readonly id: string; readonly end: RecordingEnd; readonly seconds: number }

export interface Recorder {
  readonly step: Step
  /** Counts down first, where that is wanted. */
  readonly begin: (countdown: number) => void
  readonly cancel: () => void
  readonly start: () => void
  /** Back to the picture, from a take or a problem. */
  readonly toReady: () => void
}

const READY: Step = { kind: 'ready' }

/** Whether a step has the device to itself. */
export function isBusy({ kind }: Step): boolean {
  return kind === 'counting' || kind === 'starting' || kind === 'recording'
}

/** The steps of a take. Who leaves in the middle of one keeps what was recorded. */
export function useRecorder(
  session: RecordingSession,
  stream: MediaStream | undefined,
  maxSeconds: number,
  onRecording: (isRecording: boolean) => void,
): Recorder {
  const [step, setStep] = useState(READY)
  const here = useRef<{ isHere: boolean; running?: RunningRecording; tell: (is: boolean) => void }>({
    isHere: false,
    tell: onRecording,
  })

  useEffect(() => {
    here.current.tell = onRecording
  })
  useEffect(() => {
    const { current } = here
    current.isHere = true
    return () => {
      current.isHere = false
      current.running?.stop()
    }
  }, [])

  const hasDevice = isBusy(step)
  useEffect(() => {
    if (!hasDevice) return
    const { current } = here
    current.tell(true)
    return () => {
      current.tell(false)
    }
  }, [hasDevice])

  // Nothing is counted down to where the picture went away.
  if (step.kind === 'counting' && stream === undefined) setStep(READY)

  async function record(from: MediaStream): Promise<void> {
    setStep({ kind: 'starting' })
    try {
      const running = await session.record(from, maxSeconds)
      here.current.running = running
      if (here.current.isHere) setStep({ kind: 'recording', running })
      else running.stop()
      const end = await running.ended
      setStep({ kind: 'review', id: running.id, end, seconds: running.current() })
    } catch (error) {
      logWarning('A recording did not begin', error)
      setStep({ kind: 'ready', problem: NOT_BEGUN })
    }
  }

  function start(): void {
    if (stream !== undefined) void record(stream)
  }

  function toReady(): void {
    setStep(READY)
  }

  return {
    step,
    start,
    cancel: toReady,
    toReady,
    begin: (countdown) => {
      if (countdown === 0) start()
      else setStep({ kind: 'counting' })
    },
  }
}
