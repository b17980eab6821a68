import type { UploadStanding } from '../../firebase/resumableUpload.ts'

/** What an upload needs of the world; the first three reject with the store's `status`, or without one where it did not answer. */
export interface SteadyPorts {
  readonly start: (
    path: string,
    file: { readonly type: string; readonly bytes: number },
    signal: AbortSignal,
  ) => Promise<string>
  readonly query: (address: string, signal: AbortSignal) => Promise<UploadStanding>
  readonly send: (
    address: string,
    part: Blob,
    place: { readonly offset: number; readonly isLast: boolean },
    signal: AbortSignal,
  ) => Promise<void>
  /** Waits after so many failures in a row, no longer than until the network is back; resolves when it is stopped, too. */
  readonly pause: (failures: number, signal: AbortSignal) => Promise<void>
  /** Milliseconds. */
  readonly now: () => number
}

export interface SteadyFile {
  readonly path: string
  readonly type: string
  readonly file: Blob
  /** Where an earlier page began to send it. */
  readonly address: string | undefined
}

export interface SteadyListener {
  /** A new address for the upload, before anything is sent there; undefined where the old one is of no more use. */
  readonly onAddress: (address: string | undefined) => Promise<void>
  readonly onFraction: (fraction: number) => void
  readonly onCut: () => void
}

const MIB = 1024 * 1024
const FIRST_PART = MIB
const LARGEST_PART = 8 * MIB
/** What goes through so fast may be larger the next time. */
const QUICK_MS = 4000

/** What a failed request means: the store's own no, an upload that it knows no more, or only that nothing came through. */
function meaningOf(error: unknown): 'refused' | 'gone' | 'cut' {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 403 || status === 412) return 'refused'
  if (typeof status !== 'number' || status >= 500) return 'cut'
  // The sign-in is being renewed, or the store is asked too much.
  return status === 401 || status === 408 || status === 429 ? 'cut' : 'gone'
}

/**
 * Sends a file until the store has all of it, however often the connection is cut; each time it first asks how much is there, so that
 * nothing is lost and nothing doubled. `refused` is the store's word for a file that is there already and for one that it does not
 * take: which of the two, only the server can say. Rejects when it is stopped.
 */
export async function uploadSteadily(
  { path, type, file, ...before }: SteadyFile,
  { start, query, send, pause, now }: SteadyPorts,
  { onAddress, onFraction, onCut }: SteadyListener,
  signal: AbortSignal,
): Promise<'sent' | 'refused'> {
  let address = before.address
  let largest = FIRST_PART
  let failures = 0

  async function sendRest(to: string): Promise<void> {
    const { isFinal, received } = await query(to, signal)
    if (isFinal) return
    if (received > file.size) throw new StrangeUpload()
    onFraction(received / file.size)
    // At least once: all of it may have arrived without its end.
    for (let offset = received, isOver = false; !isOver;) {
      const end = Math.min(offset + largest, file.size)
      const begun = now()
      await send(to, file.slice(offset, end), { offset, isLast: end === file.size }, signal)
      isOver = end === file.size
      if (now() - begun < QUICK_MS) largest = Math.min(largest * 2, LARGEST_PART)
      offset = end
      failures = 0
      onFraction(offset / file.size)
    }
  }

  for (;;) {
    signal.throwIfAborted()
    try {
      if (address === undefined) {
        address = await start(path, { type, bytes: file.size }, signal)
        await onAddress(address)
      }
      await sendRest(address)
      return 'sent'
    } catch (error) {
      signal.throwIfAborted()
      const meaning = meaningOf(error)
      if (meaning === 'refused') return 'refused'
      if (meaning === 'gone') {
        address = undefined
        await onAddress(undefined)
      } else {
        onCut()
      }
      largest = FIRST_PART
      await pause(failures, signal)
      failures += 1
    }
  }
}

/** An upload of something else, which is begun anew. */
class StrangeUpload extends Error {
  readonly status = 410
}
