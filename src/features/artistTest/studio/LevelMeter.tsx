import { useEffect, useState } from 'react'
import { logWarning } from '../../../lib/log.ts'
import { createSilence, levelOf, peakOf } from './soundLevel.ts'

const LOOK_MS = 100
/** Longer than from one look to the next, so that no sound is missed. */
const SAMPLES = 8192

/** How loud the microphone hears, and words where it hears nothing at all. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const [level, setLevel] = useState(0)
  const [isSilent, setIsSilent] = useState(false)

  useEffect(() => {
    if (stream.getAudioTracks().length === 0) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = SAMPLES
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(SAMPLES)
    const silence = createSilence()
    context.resume().catch((error: unknown) => {
      logWarning('The microphone could not be listened to', error)
    })
    const timer = setInterval(() => {
      // A browser that does not let it listen yet hears nothing of any microphone.
      if (context.state !== 'running') return
      analyser.getFloatTimeDomainData(samples)
      const decibels = peakOf(samples)
      setLevel(levelOf(decibels))
      setIsSilent(silence(decibels, performance.now()))
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      context.close().catch((error: unknown) => {
        logWarning('The microphone is still listened to', error)
      })
    }
  }, [stream])

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <meter aria-label="Nível do microfone" min={0} max={100} value={level} className="sr-only" />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-white/25">
        <div
          className="h-full origin-left rounded-full bg-success transition-transform duration-100"
          style={{ transform: `scaleX(${String(level / 100)})` }}
        />
      </div>
      <p aria-live="polite" className="text-sm font-medium text-warning empty:hidden">
        {isSilent ? 'O microfone não está captando som' : ''}
      </p>
    </div>
  )
}
