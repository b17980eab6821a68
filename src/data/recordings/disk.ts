import type { RecordingPlace } from './recordingFiles.ts'

/** What the worker is asked; it answers each with a {@link DiskAnswer}, in turn. */
export type DiskMessage = { readonly open: string } | { readonly piece: Blob } | { readonly close: true }
/** The error's name, where there was one. */
export interface DiskAnswer {
  readonly error?: string
}

const FOLDER = 'ribalta-recordings'

/** The folder in which the browser keeps files for us. Rejects where it has none, as some private windows do. */
export async function recordingFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(FOLDER, { create: true })
}

/** A worker that writes one file, and is asked one thing after the other. */
function startWriter() {
  const worker = new Worker(new URL('./diskWorker.ts', import.meta.url), { type: 'module' })
  let last: Promise<unknown> = Promise.resolve()

  function askNow(message: DiskMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<DiskAnswer>) => {
          if (data.error === undefined) resolve()
          else reject(new DOMException('The disk did not take it', data.error))
        },
        { once: true },
      )
      worker.addEventListener('error', () => reject(new Error('The writer did not come')), { once: true })
      worker.postMessage(message)
    })
  }

  return {
    ask: (message: DiskMessage): Promise<void> => {
      const answer = last.then(() => askNow(message))
      last = answer.catch(() => undefined)
      return answer
    },
    terminate: () => {
      worker.terminate()
    },
  }
}

async function remove(name: string): Promise<void> {
  const folder = await recordingFolder()
  await folder.removeEntry(name)
}

/** The browser's own folder: what a worker has written there and flushed survives the end of the page, and a dead battery. */
export const disk: RecordingPlace = {
  write: async (name) => {
    // Where the page has no folder there is nothing to ask a worker for.
    await recordingFolder()
    const writer = startWriter()
    try {
      await writer.ask({ open: name })
    } catch (error) {
      writer.terminate()
      throw error
    }
    return {
      append: (piece) => writer.ask({ piece }),
      close: async () => {
        try {
          await writer.ask({ close: true })
        } finally {
          writer.terminate()
        }
      },
    }
  },
  names: async () => {
    const names: string[] = []
    for await (const name of (await recordingFolder()).keys()) names.push(name)
    return names
  },
  read: async (name) => (await (await recordingFolder()).getFileHandle(name)).getFile(),
  remove,
}
