import { logWarning } from '../../lib/log.ts'
import {
  isSending,
  uploadsReducer,
  type Upload,
  type UploadEvent,
  type UploadState,
} from '../../lib/uploads.ts'

export interface UploadTask {
  /** Settles when the file is stored or could not be. */
  done: Promise<void>
  cancel: () => void
}

/** What the store needs of the world. */
export interface UploadPorts {
  send: (file: File, tempMediaId: string, onFraction: (fraction: number) => void) => UploadTask
  /** 20 to 40 URL-safe characters that nobody can guess. */
  newId: () => string
  createPreview: (file: File) => string | undefined
  releasePreview: (url: string) => void
  /** Milliseconds. */
  now: () => number
}

export interface UploadsStore {
  current: () => readonly Upload[]
  subscribe: (listener: () => void) => () => void
  /** Takes files, `limit` in all, and begins to send those that are accepted. */
  add: (files: readonly File[], limit: number) => void
  cancel: (id: string) => void
  retry: (id: string) => void
  remove: (id: string) => void
  move: (id: string, by: -1 | 1) => void
  /** Forgets everything, cancelling what is on its way. */
  clear: () => void
  /** Resolves when nothing is on its way any more. */
  settled: () => Promise<void>
}

/** At once, on a phone's connection: more would only make each slower. */
const CONCURRENT = 2
const SLOTS = 12
const FAILED = 'O envio falhou. Verifique sua conexão e tente de novo.'

/** Sends files to temporary slots, a few at a time. Each attempt takes a slot of its own: slots are written once. */
export function createUploadsStore(ports: UploadPorts, initial: readonly Upload[] = []): UploadsStore {
  let uploads = initial
  let session = ''
  let nextSlot = SLOTS
  const files = new Map<string, File>()
  const tasks = new Map<string, { tempMediaId: string; cancel: () => void }>()
  const listeners = new Set<() => void>()

  function takeSlot(): string {
    if (nextSlot >= SLOTS) {
      session = ports.newId()
      nextSlot = 0
    }
    const slot = nextSlot
    nextSlot += 1
    return `${session}/${String(slot)}`
  }

  function dispatch(event: UploadEvent): void {
    uploads = uploadsReducer(uploads, event)
    for (const listener of listeners) listener()
  }

  function startWaiting(): void {
    for (const { id, state } of uploads) {
      if (tasks.size >= CONCURRENT) return
      const file = files.get(id)
      if (state.kind === 'waiting' && file !== undefined) void send(id, file)
    }
  }

  async function send(id: string, file: File): Promise<void> {
    const tempMediaId = takeSlot()
    // False once the file was cancelled or removed, which has been told already.
    const isCurrent = (): boolean => tasks.get(id)?.tempMediaId === tempMediaId
    const { done, cancel } = ports.send(file, tempMediaId, (fraction) => {
      if (isCurrent()) dispatch({ type: 'state', id, state: { kind: 'sending', fraction } })
    })
    tasks.set(id, { tempMediaId, cancel })
    dispatch({ type: 'state', id, state: { kind: 'sending', fraction: 0 } })
    let state: UploadState
    try {
      await done
      state = { kind: 'sent', tempMediaId, at: ports.now() }
    } catch (error) {
      if (isCurrent()) logWarning('A file could not be sent', error)
      state = { kind: 'failed', reason: FAILED }
    }
    if (!isCurrent()) return
    tasks.delete(id)
    dispatch({ type: 'state', id, state })
    startWaiting()
  }

  function abandon(id: string): void {
    const task = tasks.get(id)
    tasks.delete(id)
    task?.cancel()
  }

  function release(upload: Upload | undefined): void {
    if (upload?.previewUrl !== undefined) ports.releasePreview(upload.previewUrl)
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    current: () => uploads,
    subscribe,
    add: (chosen, limit) => {
      const added = chosen.map((file) => {
        const id = ports.newId()
        files.set(id, file)
        return {
          id,
          name: file.name,
          type: file.type,
          size: file.size,
          previewUrl: ports.createPreview(file),
        }
      })
      dispatch({ type: 'add', files: added, limit })
      startWaiting()
    },
    cancel: (id) => {
      abandon(id)
      dispatch({ type: 'state', id, state: { kind: 'cancelled' } })
      startWaiting()
    },
    retry: (id) => {
      if (!files.has(id)) return
      dispatch({ type: 'state', id, state: { kind: 'waiting' } })
      startWaiting()
    },
    remove: (id) => {
      abandon(id)
      files.delete(id)
      release(uploads.find((upload) => upload.id === id))
      dispatch({ type: 'remove', id })
      startWaiting()
    },
    move: (id, by) => {
      dispatch({ type: 'move', id, by })
    },
    clear: () => {
      for (const upload of uploads) {
        abandon(upload.id)
        release(upload)
      }
      files.clear()
      dispatch({ type: 'clear' })
    },
    settled: () =>
      new Promise((resolve) => {
        if (!isSending(uploads)) {
          resolve()
          return
        }
        const stop = subscribe(() => {
          if (isSending(uploads)) return
          stop()
          resolve()
        })
      }),
  }
}
