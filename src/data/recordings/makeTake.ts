import { onReconnect } from '../../lib/loading/onReconnect.ts'
import { logWarning } from '../../lib/log.ts'
import type { MadeTake } from '../takes/deviceTake.ts'
import { disk } from './disk.ts'
import { type KeptRecording, madeNameOf, nameOf } from './recordingFiles.ts'
import type { RecordingKind } from './recordingType.ts'

export interface RemuxMessage {
  readonly raw: Blob
  readonly kind: RecordingKind
  /** The name of the file in the browser's own folder; into memory where it has none. */
  readonly into: string | undefined
}
export type RemuxAnswer =
  | { readonly isReady: true }
  /** Without a file it lies in the folder. */
  | { readonly seconds: number; readonly file?: Blob }
  | { readonly failure: string }

/** The worker's code may not come on a bad network. */
function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./remuxWorker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.addEventListener('error', () => reject(new Error('The code did not come')), { once: true })
  })
}

let prepared: Promise<Worker> | undefined

/** Has the code there before it is needed: a recording may end where there is no network. */
export function prepareTakes(): void {
  prepared ??= startWorker()
  // Whoever needs it asks again.
  prepared.catch(() => undefined)
}

/** Asks for the code until it comes. */
async function takeWorker(): Promise<Worker> {
  for (;;) {
    const asked = prepared ?? startWorker()
    prepared = undefined
    try {
      return await asked
    } catch (error) {
      logWarning('The code that makes takes did not come', error)
      await new Promise<void>((resolve) => {
        const stop = onReconnect(() => {
          stop()
          resolve()
        })
      })
    }
  }
}

/** A long recording takes seconds, for it is only copied; who is not done by then never will be. */
const MOST_MS = 120_000

function ask(worker: Worker, message: RemuxMessage): Promise<RemuxAnswer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ failure: 'Timeout' }), MOST_MS)
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<RemuxAnswer>) => {
        clearTimeout(timer)
        resolve(data)
      },
      { once: true },
    )
    worker.postMessage(message)
  })
}

/** Makes of a recording what players can show at once and seek in; where that does not go, the recording as it is. */
export async function makeTake(recording: KeptRecording, raw: Blob): Promise<MadeTake> {
  const { kind } = recording
  if (raw.size === 0) throw new Error('Nothing was recorded')
  // What lies on the disk is a file, what was put together of pieces is not.
  const isOnDisk = raw instanceof File
  const into = isOnDisk ? madeNameOf(recording) : undefined
  const worker = await takeWorker()
  try {
    const made = await ask(worker, { raw, kind, into })
    if ('seconds' in made) {
      const { seconds, file } = made
      if (file !== undefined) return { file, type: kind, seconds, disk: undefined }
      if (into !== undefined) return { file: await disk.read(into), type: kind, seconds, disk: into }
    }
    logWarning('A recording could not be made ready, and is taken as it is', made)
  } finally {
    worker.terminate()
  }
  return { file: raw, type: kind, seconds: undefined, disk: isOnDisk ? nameOf(recording) : undefined }
}
