/** A file that is read by ranges; `end` is the first byte after the range. */
export interface RangedFile {
  readonly size: number
  readonly read: (start: number, end: number) => Promise<Uint8Array>
}

/** Bytes asked for at once, and so the cost of reaching one byte. */
export const BLOCK_BYTES = 4 * 1024 * 1024
const KEPT_BLOCKS = 8
/** A file read from its beginning to its end takes one per block; one whose parts point here and there takes more. */
const READS_PER_BLOCK = 6
const SPARE_READS = 32
/** More than any part of an honest file of the size that is accepted has in one piece. */
const MAX_PIECE = 48 * 1024 * 1024

/** Who asks so often for the same few bytes will ask for ever: the library does at the end of some broken WebM files. */
const MAX_REPEATS = 1000

/** An honest file takes seconds; one of millions of empty parts is given up. */
const MAX_MS = 6 * 60_000

/** The file wants to be read more often, for longer or in larger pieces than any honest one. */
export class TooMuchToRead extends Error {}

export function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error('not an error', { cause: error })
}

/**
 * A file read by blocks of which the last few are kept: packets lie side by side, and one request for each of a hundred
 * thousand would take hours. What it holds in memory does not grow with the file.
 */
export class BlockReader {
  readonly size: number
  /** What the file itself answered with instead of bytes; not the content's fault. */
  failure: Error | undefined = undefined
  readonly #file: RangedFile
  readonly #blocks = new Map<number, Uint8Array>()
  readonly #until = Date.now() + MAX_MS
  #readsLeft: number
  #last = { start: -1, end: -1, repeats: 0 }

  constructor(file: RangedFile) {
    this.#file = file
    this.size = file.size
    this.#readsLeft = SPARE_READS + READS_PER_BLOCK * Math.ceil(file.size / BLOCK_BYTES)
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    if (end - start > MAX_PIECE) throw new TooMuchToRead('a piece is too large')
    if (Date.now() > this.#until) throw new TooMuchToRead('it takes too long')
    const isSame = start === this.#last.start && end === this.#last.end
    this.#last = { start, end, repeats: isSame ? this.#last.repeats + 1 : 0 }
    if (this.#last.repeats > MAX_REPEATS) throw new TooMuchToRead('it gets nowhere')
    const piece = new Uint8Array(end - start)
    for (let position = start; position < end;) {
      const index = Math.floor(position / BLOCK_BYTES)
      const offset = position - index * BLOCK_BYTES
      const part = (await this.#block(index)).subarray(offset, offset + end - position)
      if (part.length === 0) throw new TooMuchToRead('the file ends before its size')
      piece.set(part, position - start)
      position += part.length
    }
    return piece
  }

  async #block(index: number): Promise<Uint8Array> {
    const kept = this.#blocks.get(index)
    if (kept !== undefined) {
      // The one asked for last goes last.
      this.#blocks.delete(index)
      this.#blocks.set(index, kept)
      return kept
    }
    if (this.#readsLeft === 0) throw new TooMuchToRead('too many reads')
    this.#readsLeft -= 1
    const start = index * BLOCK_BYTES
    const block = await this.#ask(start, Math.min(start + BLOCK_BYTES, this.size))
    this.#blocks.set(index, block)
    const [oldest] = this.#blocks.keys()
    if (this.#blocks.size > KEPT_BLOCKS && oldest !== undefined) this.#blocks.delete(oldest)
    return block
  }

  async #ask(start: number, end: number): Promise<Uint8Array> {
    try {
      return await this.#file.read(start, end)
    } catch (error) {
      this.failure = toError(error)
      throw error
    }
  }
}
