import { MAX_FILES_AT_ONCE, MAX_RANGE_BYTES } from '@ribalta/domain/media/privateFiles'
import { fileAddresses, type FileAddresses } from './addresses.ts'

/** Asks for the tickets of many files at a time, while they are read one after the other; a failure shows when it is their turn. */
export function askAhead(paths: readonly string[], index: number): void {
  if (index % MAX_FILES_AT_ONCE !== 0) return
  void Promise.allSettled(paths.slice(index, index + MAX_FILES_AT_ONCE).map((path) => fileAddresses.of(path)))
}

export interface ReadOptions {
  readonly addresses?: FileAddresses
  /** Told after each piece how much of the file is there, 0 … 1. */
  readonly onProgress?: (fraction: number) => void
}

/**
 * A whole private file, piece by piece, each with a ticket that still lasts. Rejects where it is not for this person, and
 * where the connection fails.
 */
export async function readPrivateFile(
  path: string,
  signal: AbortSignal,
  { addresses = fileAddresses, onProgress }: ReadOptions = {},
): Promise<Blob> {
  const pieces: Blob[] = []
  let start = 0
  for (;;) {
    const range = `bytes=${String(start)}-${String(start + MAX_RANGE_BYTES - 1)}`
    const response = await fetch(await addresses.of(path), { headers: { range }, signal })
    if (response.status !== 206)
      throw new Error(`A private file was answered with ${String(response.status)}`)
    const piece = await response.blob()
    pieces.push(piece)
    start += piece.size
    const whole = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0)
    onProgress?.(whole === 0 ? 1 : start / whole)
    if (piece.size === 0 || start >= whole) return new Blob(pieces, { type: piece.type })
  }
}
