import { useEffect, useEffectEvent } from 'react'
import { logWarning } from '../lib/log.ts'

/** Lets the browser's Back close an overlay while it is open. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    let isClosed = false
    let end: (() => void) | undefined
    import('../lib/overlayHistory.ts').then(
      ({ openOverlay }) => {
        if (isClosed) return
        end = openOverlay(() => {
          onBack()
        })
      },
      (error: unknown) => {
        logWarning('Back leaves the page while an overlay is open', error)
      },
    )
    return () => {
      isClosed = true
      end?.()
    }
  }, [isOpen])
}
