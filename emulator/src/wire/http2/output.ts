import type { Duplex } from 'node:stream'
import { FRAME_HEADER } from './frames.ts'

const SLAB = 64 * 1024
/** Larger payloads are handed to the socket as they are instead of being copied together. */
const LARGE = 16 * 1024

/**
 * What goes out on one connection: frames gather in a slab of memory and are handed to the socket together, once the
 * present turn of the event loop has produced all it has.
 */
export class FrameOutput {
  readonly #socket: Duplex
  #slab = Buffer.allocUnsafe(SLAB)
  #start = 0
  #end = 0
  #isScheduled = false
  readonly #flush = (): void => this.flush()

  constructor(socket: Duplex) {
    this.#socket = socket
  }

  frame(type: number, flags: number, streamId: number, payload: Buffer): void {
    this.frameHeader(type, flags, streamId, payload.byteLength)
    this.append(payload)
  }

  /** The header of a frame whose payload follows by {@link append}. */
  frameHeader(type: number, flags: number, streamId: number, length: number): void {
    this.#reserve(FRAME_HEADER)
    const slab = this.#slab
    let at = this.#end
    slab[at++] = length >>> 16
    slab[at++] = length >>> 8
    slab[at++] = length
    slab[at++] = type
    slab[at++] = flags
    slab[at++] = streamId >>> 24
    slab[at++] = streamId >>> 16
    slab[at++] = streamId >>> 8
    slab[at++] = streamId
    this.#end = at
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(this.#flush)
  }

  append(bytes: Uint8Array): void {
    if (bytes.byteLength >= LARGE) {
      this.#write()
      this.#socket.write(bytes)
      return
    }
    this.#reserve(bytes.byteLength)
    this.#slab.set(bytes, this.#end)
    this.#end += bytes.byteLength
  }

  flush(): void {
    this.#isScheduled = false
    this.#write()
  }

  #write(): void {
    if (this.#end === this.#start || !this.#socket.writable) return
    this.#socket.write(this.#slab.subarray(this.#start, this.#end))
    this.#start = this.#end
  }

  #reserve(count: number): void {
    if (this.#end + count <= this.#slab.byteLength) return
    this.#write()
    this.#slab = Buffer.allocUnsafe(Math.max(SLAB, count))
    this.#start = 0
    this.#end = 0
  }
}
