import { keptBelow, onForget } from '../../../lib/keptStorage.ts'
import { onReconnect } from '../../../lib/loading/onReconnect.ts'
import { areBytesKept, forgetBytes, sweepBytes } from '../attachments/deviceBytes.ts'
import { readChosen } from '../attachments/chosenShelf.ts'
import { sendMessage } from '../calls.ts'
import { deviceShelf } from './deviceShelf.ts'
import { onOtherTabs } from './otherTabs.ts'
import { createOutbox, type Outbox, type OutboxFiles } from './outbox.ts'

/** One tab at a time: two that send the same are harmless, but count twice. A browser without locks does without. */
async function alone(conversationId: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`ribalta.outbox.${conversationId}`, run)
  else await run()
}

const files: OutboxFiles = {
  areKept: areBytesKept,
  forget: (ids) => void forgetBytes(ids),
  upload: async (...asked) =>
    (await import('../attachments/ownFileUploads.ts')).ownFileUploads.upload(...asked),
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
  const outbox = createOutbox({ shelf: deviceShelf, files, send: sendMessage, alone })
  const stops = [onReconnect(outbox.resume), onOtherTabs(outbox.hear)]
  outbox.resume()
  sweep(outbox)
  return {
    outbox,
    stop: () => {
      outbox.close()
      for (const stop of stops) stop()
    },
  }
}

/** Takes away the bytes of files that neither wait nor are chosen in any conversation. */
function sweep(outbox: Outbox): void {
  const waiting = outbox.current().messages.flatMap(({ files: all }) => all ?? [])
  const chosen = keptBelow('attachments').flatMap(readChosen)
  const wanted = new Set([...waiting, ...chosen].map(({ id }) => id))
  void sweepBytes((id) => wanted.has(id))
}
