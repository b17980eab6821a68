import { createStore, useStore } from '../../../lib/store.ts'
import { LAST_SECONDS } from './recordingWords.ts'
import type { Step } from './useRecorder.ts'

const NO_SECONDS = createStore(0)

export interface AnnouncerProps {
  step: Step
  maxSeconds: number
  countdown: number
}

/** Says where a take is to whoever does not look; it is there all along, because only then changes are said. */
export function Announcer({ step, maxSeconds, countdown }: AnnouncerProps) {
  const seconds = useStore(step.kind === 'recording' ? step.running : NO_SECONDS)
  return (
    <output aria-label="Gravação" className="sr-only">
      {wordsOf(step, maxSeconds - seconds, countdown)}
    </output>
  )
}

function wordsOf(step: Step, left: number, countdown: number): string {
  switch (step.kind) {
    case 'counting':
      return `Grava em ${String(countdown)} segundos`
    case 'recording':
      return left <= LAST_SECONDS ? `Faltam ${String(LAST_SECONDS)} segundos` : 'Gravando'
    case 'review':
      return 'Gravado'
    case 'ready':
    case 'starting':
      return ''
  }
}
