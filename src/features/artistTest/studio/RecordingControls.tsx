import { useEffect, useRef, useState } from 'react'
import type { RunningRecording } from '../../../data/recordings/session.ts'
import { classNames } from '../../../lib/classNames.ts'
import { formatClock } from '../../../lib/formats/formatLength.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { LAST_SECONDS } from './recordingWords.ts'

export interface RecordingControlsProps {
  running: RunningRecording
  maxSeconds: number
  /** Else the text that goes by has the focus. */
  takesFocus: boolean
}

/** How long one has recorded and may, and the way to end it. */
export function RecordingControls({ running, maxSeconds, takesFocus }: RecordingControlsProps) {
  const seconds = Math.floor(useStore(running))
  const left = maxSeconds - seconds
  const isLast = left <= LAST_SECONDS
  // At the beginning only: later somebody may have gone elsewhere.
  const [isFocused] = useState(takesFocus)
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) stop.current?.focus()
  }, [isFocused])
  return (
    <>
      <p className="flex items-center justify-center gap-2 text-lg tabular-nums">
        <span aria-hidden="true" className="size-3 rounded-full bg-[#ff4a3d] motion-safe:animate-pulse" />
        <span
          role="timer"
          aria-label="Tempo de gravação"
        >{`${formatClock(seconds)} de ${formatClock(maxSeconds)}`}</span>
      </p>
      <p
        aria-hidden="true"
        className={classNames(
          'text-center',
          isLast ? 'text-lg font-bold text-warning' : 'text-sm text-muted',
        )}
      >
        {isLast ? `Faltam ${String(left)} s` : `Faltam ${formatClock(left)}`}
      </p>
      <Button ref={stop} size="large" className="w-full" onClick={running.stop}>
        <span aria-hidden="true" className="size-4 rounded-xs bg-current" />
        Parar
      </Button>
      {running.isKept ? null : (
        <p className="text-sm text-warning">
          Este aparelho não guarda a gravação: deixe esta página aberta até o envio terminar.
        </p>
      )}
    </>
  )
}
