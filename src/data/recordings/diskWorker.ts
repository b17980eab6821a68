/** Writes one recording to the browser's own folder; only a worker may write so that each piece is there at once. */
import type { DiskAnswer, DiskMessage } from './disk.ts'
import { openSyncFile, type SyncFile, writeAll } from './syncFile.ts'

let file: SyncFile | undefined
let end = 0
let last: Promise<void> = Promise.resolve()

function write(bytes: Uint8Array<ArrayBuffer>): void {
  if (file === undefined) throw new Error('Nothing is open')
  writeAll(file, bytes, end)
  file.flush()
  end += bytes.byteLength
}

async function act(message: DiskMessage): Promise<void> {
  if ('open' in message) file = await openSyncFile(message.open)
  else if ('piece' in message) write(new Uint8Array(await message.piece.arrayBuffer()))
  else file?.close()
}

function answer(said: DiskAnswer): void {
  postMessage(said)
}

addEventListener('message', ({ data }: MessageEvent<DiskMessage>) => {
  last = last
    .then(() => act(data))
    .then(
      () => answer({}),
      (error: unknown) =>
        answer({ error: error instanceof Error || error instanceof DOMException ? error.name : 'Error' }),
    )
})
