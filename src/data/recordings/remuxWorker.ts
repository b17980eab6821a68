/** Makes a take of a recording beside the page: into a file of the browser's own folder, or where it has none into memory. */
import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from 'mediabunny'
import type { RemuxAnswer, RemuxMessage } from './makeTake.ts'
import { remux } from './remux.ts'
import { openSyncFile, type SyncFile, writeAll } from './syncFile.ts'

async function make({ raw, kind, into }: RemuxMessage): Promise<RemuxAnswer> {
  if (into === undefined) {
    const target = new BufferTarget()
    const seconds = await remux(raw, kind, target)
    return { seconds, file: new Blob([target.buffer ?? new ArrayBuffer(0)]) }
  }
  const file = await openSyncFile(into)
  try {
    file.truncate(0)
    return { seconds: await remux(raw, kind, targetOf(file)) }
  } finally {
    file.flush()
    file.close()
  }
}

function targetOf(file: SyncFile): Target {
  const written = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => {
      writeAll(file, data, position)
    },
  })
  return new StreamTarget(written, { chunked: true })
}

function answer(said: RemuxAnswer): void {
  postMessage(said)
}

addEventListener('message', ({ data }: MessageEvent<RemuxMessage>) => {
  make(data).then(answer, (error: unknown) => {
    answer({ failure: error instanceof Error || error instanceof DOMException ? error.name : 'Error' })
  })
})

answer({ isReady: true })
