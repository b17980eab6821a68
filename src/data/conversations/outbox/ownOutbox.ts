import { onForget } from '../../../lib/keptStorage.ts'
import { onReconnect } from '../../../lib/loading/onReconnect.ts'
import { sendMessage } from '../calls.ts'
import { deviceShelf, onDeviceShelf } from './deviceShelf.ts'
import { createOutbox, type Outbox } from './outbox.ts'

/** One tab at a time: two that send the same are harmless, but count twice. A browser without locks does without. */
async function alone(run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('ribalta.outbox', run)
  else await run()
}

let current: { readonly outbox: Outbox; readonly stop: () => void } | undefined

onForget(() => {
  current?.stop()
  current = undefined
})

/** The outbox of whoever is signed in: it sends what waits on this device, whatever page is open. */
export function ownOutbox(): Outbox {
  current ??= begin()
  return current.outbox
}

function begin(): NonNullable<typeof current> {
  const outbox = createOutbox({ shelf: deviceShelf, send: sendMessage, alone })
  const stops = [onReconnect(outbox.resume), onDeviceShelf(outbox.hear)]
  outbox.resume()
  return {
    outbox,
    stop: () => {
      outbox.close()
      for (const stop of stops) stop()
    },
  }
}
