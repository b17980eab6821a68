import { keptBelow } from '../../../lib/keptStorage.ts'
import { onReconnect } from '../../../lib/loading/onReconnect.ts'
import { logWarning } from '../../../lib/log.ts'
import { onOtherTabs } from './otherTabs.ts'

/** Sends what waits on the device, left by an earlier page or another tab; what sends it is loaded only then. Gives back how to stop looking. */
export function sendWaiting(): () => void {
  function look(): void {
    if (keptBelow('outbox').length === 0) return
    import('./ownOutbox.ts').then(
      ({ ownOutbox }) => {
        ownOutbox()
      },
      (error: unknown) => {
        logWarning('What sends messages has not come yet', error)
      },
    )
  }
  look()
  const stops = [onReconnect(look), onOtherTabs(look)]
  return () => {
    for (const stop of stops) stop()
  }
}
