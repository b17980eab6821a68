/** Bytes at a place of a file, as muxers write them: mostly one after the other, sometimes back over what was written. */
export interface PlacedBytes {
  readonly position: number
  readonly data: Uint8Array
}

const PAGE = 64 * 1024
const MAX_PATCH_BYTES = 96 * 1024 * 1024

/** What a file has to say of itself before its content is larger than anything honest. */
export class TooMuchToPatch extends Error {}

/**
 * What a writer put back over what it had written, gathered in a rehearsal, so that the same file can then be written from
 * its beginning to its end into something that cannot go back.
 */
export class Patches {
  /** By page, in the order in which they were written. */
  readonly #pages = new Map<number, PlacedBytes[]>()
  #bytes = 0
  #end = 0

  /** Takes note of one write of the rehearsal. */
  rehearse({ position, data }: PlacedBytes): void {
    const before = Math.min(data.length, Math.max(0, this.#end - position))
    if (before > 0) this.#keep({ position, data: data.slice(0, before) })
    this.#end = Math.max(this.#end, position + data.length)
  }

  /** How long the file is. */
  get size(): number {
    return this.#end
  }

  #keep(patch: PlacedBytes): void {
    this.#bytes += patch.data.length
    if (this.#bytes > MAX_PATCH_BYTES) throw new TooMuchToPatch('too much is written back')
    const last = Math.floor((patch.position + patch.data.length - 1) / PAGE)
    for (let page = Math.floor(patch.position / PAGE); page <= last; page += 1) {
      const kept = this.#pages.get(page)
      if (kept === undefined) this.#pages.set(page, [patch])
      else kept.push(patch)
    }
  }

  /** Puts what belongs there over freshly written bytes, in place. */
  apply(position: number, data: Uint8Array): void {
    const end = position + data.length
    for (let page = Math.floor(position / PAGE); page <= Math.floor((end - 1) / PAGE); page += 1) {
      for (const patch of this.#pages.get(page) ?? []) {
        const from = Math.max(position, patch.position)
        const to = Math.min(end, patch.position + patch.data.length)
        if (from >= to) continue
        data.set(patch.data.subarray(from - patch.position, to - patch.position), from - position)
      }
    }
  }
}

/** Writes a rehearsed file in one go; `write` gets its bytes in order, each once. */
export class SequentialWriter {
  #end = 0
  readonly #patches: Patches
  readonly #write: (data: Uint8Array) => Promise<void>

  constructor(patches: Patches, write: (data: Uint8Array) => Promise<void>) {
    this.#patches = patches
    this.#write = write
  }

  async put({ position, data }: PlacedBytes): Promise<void> {
    while (this.#end < position) await this.#forward(new Uint8Array(Math.min(PAGE, position - this.#end)))
    // What goes back was known before, and is there already.
    const fresh = data.slice(Math.max(0, this.#end - position))
    if (fresh.length > 0) await this.#forward(fresh)
  }

  async #forward(data: Uint8Array): Promise<void> {
    this.#patches.apply(this.#end, data)
    this.#end += data.length
    await this.#write(data)
  }
}
