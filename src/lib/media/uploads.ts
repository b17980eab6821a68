import { isVideoType, refuseFile, refuseVideos, type UploadLimits } from '@ribalta/domain/media/media'

export type UploadState =
  /** Its content is being looked at. */
  | { kind: 'checking' }
  /** Will not be sent; `reason` is for the person. */
  | { kind: 'refused'; reason: string }
  | { kind: 'waiting' }
  /** `fraction` goes from 0 to 1. */
  | { kind: 'sending'; fraction: number }
  /** `at` is when the server last said that it keeps the file, in milliseconds. */
  | { kind: 'sent'; tempMediaId: string; at: number }
  | ({ kind: 'failed' } & UploadFailure)
  | { kind: 'cancelled' }
  /** Known from before a reload: the file itself is looked for on the device. */
  | { kind: 'restoring' }
  /** Neither the server nor the device has the file any more: it must be chosen again. */
  | { kind: 'missing' }

/** What failed for want of a connection goes on by itself when that is back; a refusal and a defect of ours do not. */
export interface UploadFailure {
  cause: 'connection' | 'refused' | 'defect'
  /** For the person. */
  reason: string
}

export interface Upload {
  id: string
  name: string
  /** MIME type. */
  type: string
  /** Bytes. */
  size: number
  /** Where the browser shows the file from; absent where the device has not kept it. */
  previewUrl?: string | undefined
  /** The slot that it is sent to, its `tempMediaId` once it is there. */
  place?: string | undefined
  state: UploadState
}

export type UploadEvent =
  | { type: 'add'; files: readonly Omit<Upload, 'state'>[] }
  /** The file passed the check of its content and is sent if the limits allow it. */
  | { type: 'checked'; file: Omit<Upload, 'state'>; limits: FileLimits }
  | { type: 'place'; id: string; place: string }
  | { type: 'preview'; id: string; previewUrl: string | undefined }
  /** The server said at that time that it keeps what was sent to these sessions. */
  | { type: 'kept'; sessions: readonly string[]; at: number }
  | { type: 'state'; id: string; state: UploadState }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; by: -1 | 1 }
  | { type: 'clear' }

/** `files` is how many there may be in all; refused ones are not counted. */
export interface FileLimits extends UploadLimits {
  files: number
}

/** A file chosen again after a reload takes its old place. */
function add(uploads: readonly Upload[], file: Omit<Upload, 'state'>): readonly Upload[] {
  const added: Upload = { ...file, state: { kind: 'checking' } }
  const chosenAgain = uploads.findIndex(
    ({ name, size, state }) => state.kind === 'missing' && name === file.name && size === file.size,
  )
  return chosenAgain < 0 ? [...uploads, added] : uploads.with(chosenAgain, added)
}

/** Returns why a file does not fit in with the others, which are those that were checked and not refused. */
function refuseUpload(
  others: readonly Upload[],
  file: Omit<Upload, 'state'>,
  limits: FileLimits,
): string | undefined {
  const reason = refuseFile(file, limits)
  if (reason !== undefined) return reason
  if (others.length >= limits.files) {
    return `Já são ${String(limits.files)} arquivos, o máximo. Remova um para enviar este.`
  }
  const videos = others.filter(({ type }) => isVideoType(type)).length
  return isVideoType(file.type) ? refuseVideos(videos + 1, limits) : undefined
}

function check(
  uploads: readonly Upload[],
  file: Omit<Upload, 'state'>,
  limits: FileLimits,
): readonly Upload[] {
  const others = uploads.filter(
    ({ id, state }) => id !== file.id && state.kind !== 'refused' && state.kind !== 'checking',
  )
  const reason = refuseUpload(others, file, limits)
  const state: UploadState = reason === undefined ? { kind: 'waiting' } : { kind: 'refused', reason }
  return uploads.map((upload) => (upload.id === file.id ? { ...file, state } : upload))
}

function keptUntil(upload: Upload, sessions: readonly string[], at: number): Upload {
  const { state } = upload
  return state.kind === 'sent' && sessions.includes(sessionOf(state.tempMediaId))
    ? { ...upload, state: { ...state, at } }
    : upload
}

/** The session of a `tempMediaId`. */
export function sessionOf(tempMediaId: string): string {
  return tempMediaId.split('/')[0] ?? ''
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
      return event.files.reduce(add, uploads)
    case 'checked':
      return check(uploads, event.file, event.limits)
    case 'state':
      return uploads.map((upload) => (upload.id === event.id ? { ...upload, state: event.state } : upload))
    case 'place':
      return uploads.map((upload) => (upload.id === event.id ? { ...upload, place: event.place } : upload))
    case 'preview':
      return uploads.map((upload) =>
        upload.id === event.id ? { ...upload, previewUrl: event.previewUrl } : upload,
      )
    case 'kept':
      return uploads.map((upload) => keptUntil(upload, event.sessions, event.at))
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
  return uploads.some(
    ({ state: { kind } }) =>
      kind === 'checking' || kind === 'waiting' || kind === 'sending' || kind === 'restoring',
  )
}

/** Whether some file was meant to be sent and is not: it failed, was cancelled or was lost in a reload. */
export function isUnsent({ state }: Upload): boolean {
  return state.kind === 'failed' || state.kind === 'cancelled' || state.kind === 'missing'
}
