import { useEffect, useEffectEvent } from 'react'
import { openOverlay } from '../lib/overlayHistory.ts'

/** Lets the browser's Back close what lies over the page, as long as it is open. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    return openOverlay(() => {
      onBack()
    })
  }, [isOpen])
}
