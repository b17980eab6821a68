import { refuseFile } from '@ribalta/domain/media'

export type UploadState =
  /** Will not be sent; `reason` is for the person. */
  | { kind: 'refused'; reason: string }
  | { kind: 'waiting' }
  /** `fraction` goes from 0 to 1. */
  | { kind: 'sending'; fraction: number }
  /** `at` is when, in milliseconds: temporary files are kept for a day. */
  | { kind: 'sent'; tempMediaId: string; at: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'cancelled' }
  /** Known from before a reload, which took the file itself: it must be chosen again. */
  | { kind: 'missing' }

export interface Upload {
  id: string
  name: string
  /** MIME type. */
  type: string
  /** Bytes. */
  size: number
  /** Where the browser shows the file from; absent after a reload. */
  previewUrl?: string | undefined
  state: UploadState
}

export type UploadEvent =
  /** `limit` is how many files there may be in all, refused ones not counted. */
  | { type: 'add'; files: readonly Omit<Upload, 'state'>[]; limit: number }
  | { type: 'state'; id: string; state: UploadState }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; by: -1 | 1 }
  | { type: 'clear' }

/** How many of the files would be part of the profile. */
export function countAccepted(uploads: readonly Upload[]): number {
  return uploads.filter(({ state }) => state.kind !== 'refused').length
}

function add(uploads: readonly Upload[], file: Omit<Upload, 'state'>, limit: number): readonly Upload[] {
  const reason = refuseFile(file)
  if (reason !== undefined) return [...uploads, { ...file, state: { kind: 'refused', reason } }]
  const chosenAgain = uploads.findIndex(
    ({ name, size, state }) => state.kind === 'missing' && name === file.name && size === file.size,
  )
  if (chosenAgain >= 0) return uploads.with(chosenAgain, { ...file, state: { kind: 'waiting' } })
  if (countAccepted(uploads) >= limit) {
    const reason = `Já são ${String(limit)} arquivos, o máximo. Remova um para enviar este.`
    return [...uploads, { ...file, state: { kind: 'refused', reason } }]
  }
  return [...uploads, { ...file, state: { kind: 'waiting' } }]
}

function move(uploads: readonly Upload[], id: string, by: -1 | 1): readonly Upload[] {
  const from = uploads.findIndex((upload) => upload.id === id)
  const moved = uploads[from]
  const other = uploads[from + by]
  if (moved === undefined || other === undefined) return uploads
  return uploads.with(from, other).with(from + by, moved)
}

/** The files after an event, in the order in which they will be shown. */
export function uploadsReducer(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'add':
      return event.files.reduce<readonly Upload[]>((list, file) => add(list, file, event.limit), uploads)
    case 'state':
      return uploads.map((upload) => (upload.id === event.id ? { ...upload, state: event.state } : upload))
    case 'remove':
      return uploads.filter((upload) => upload.id !== event.id)
    case 'move':
      return move(uploads, event.id, event.by)
    case 'clear':
      return []
  }
}

/** The temporary ids of what has been sent, in order. */
export function sentIds(uploads: readonly Upload[]): string[] {
  return uploads.flatMap(({ state }) => (state.kind === 'sent' ? [state.tempMediaId] : []))
}

/** Whether some file is still on its way. */
export function isSending(uploads: readonly Upload[]): boolean {
  return uploads.some(({ state }) => state.kind === 'waiting' || state.kind === 'sending')
}

/** Whether some file was meant to be sent and is not: it failed, was cancelled or was lost in a reload. */
export function isUnsent({ state }: Upload): boolean {
  return state.kind === 'failed' || state.kind === 'cancelled' || state.kind === 'missing'
}
