import { useEffect, useRef, useState } from 'react'
import { download } from '../../../lib/files/download.ts'
import { takeFileName } from '../../../lib/files/takeFileName.ts'
import { logWarning } from '../../../lib/log.ts'
import { Button } from '../../../ui/Button.tsx'
import { readPrivateFile } from '../../privateFiles/readFile.ts'
import type { SentTake } from './sentTake.ts'
import type { TakesOf } from './TakeLine.tsx'

export interface DownloadTakeProps {
  take: SentTake
  of: TakesOf
  /** What says which take it is. */
  describedBy: string
}

type State = { readonly kind: 'idle' | 'failed' } | { readonly kind: 'busy'; readonly percent: number }

/** Keeps a take on one's own device, piece by piece, under a name that says what it is. */
export function DownloadTake({ take, of, describedBy }: DownloadTakeProps) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function fetchTake(): Promise<void> {
    const stop = new AbortController()
    running.current = stop
    setState({ kind: 'busy', percent: 0 })
    try {
      const file = await readPrivateFile(take.path, stop.signal, {
        onProgress: (fraction) => {
          if (!stop.signal.aborted) setState({ kind: 'busy', percent: Math.floor(fraction * 100) })
        },
      })
      download(takeFileName({ ...of, number: take.number, type: take.type }), file)
      setState({ kind: 'idle' })
    } catch (error) {
      if (stop.signal.aborted) return
      logWarning('A take was not downloaded', error)
      setState({ kind: 'failed' })
    }
  }

  if (state.kind === 'busy') {
    return (
      <span className="flex items-center gap-2 text-sm">
        <output className="tabular-nums">{`Baixando ${String(state.percent)}%`}</output>
        <Button
          variant="quiet"
          size="small"
          aria-label="Cancelar o download"
          aria-describedby={describedBy}
          onClick={() => {
            running.current?.abort()
            setState({ kind: 'idle' })
          }}
        >
          Cancelar
        </Button>
      </span>
    )
  }
  return (
    <>
      {state.kind === 'failed' ? (
        <span role="alert" className="text-sm text-danger">
          Não foi possível baixar. Verifique sua conexão.
        </span>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        aria-describedby={describedBy}
        onClick={() => void fetchTake()}
      >
        {state.kind === 'failed' ? 'Tentar de novo' : 'Baixar'}
      </Button>
    </>
  )
}
