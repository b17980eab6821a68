import { recordingFolder } from './disk.ts'

/** A file that a worker, and only a worker, writes at once. */
export interface SyncFile {
  /** Gives how many bytes it took. */
  readonly write: (bytes: Uint8Array<ArrayBuffer>, place: { readonly at: number }) => number
  readonly flush: () => void
  readonly truncate: (size: number) => void
  readonly close: () => void
}

declare global {
  /** The types of pages leave it out. */
  interface FileSystemFileHandle {
    readonly createSyncAccessHandle?: () => Promise<SyncFile>
  }
}

/** Opens a file of the browser's own folder, made where it is not there. Rejects where the browser has none of that kind. */
export async function openSyncFile(name: string): Promise<SyncFile> {
  const handle = await (await recordingFolder()).getFileHandle(name, { create: true })
  if (handle.createSyncAccessHandle === undefined)
    throw new DOMException('No such files', 'NotSupportedError')
  return handle.createSyncAccessHandle()
}

/** Writes all bytes or throws: a disk without room may take some of them. */
export function writeAll(file: SyncFile, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  if (file.write(bytes, { at }) < bytes.byteLength)
    throw new DOMException('There is no room', 'QuotaExceededError')
}
