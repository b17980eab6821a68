import type { Duplex } from 'node:stream'
import { FRAME_HEADER } from './frames.ts'

const SLAB = 64 * 1024
/** Larger payloads are handed to the socket as they are instead of being copied together. */
const LARGE = 16 * 1024

/** So many bytes may wait to be taken over by the system; whoever has more to send waits until some of them were. */
const MAX_WAITING = 1024 * 1024

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
  #gathered = 0
  readonly #onRoom: () => void
  readonly #flush = (): void => this.flush()

  /** `onRoom` is called when it is full no more. */
  constructor(socket: Duplex, onRoom: () => void = () => undefined) {
    this.#socket = socket
    this.#onRoom = onRoom
    socket.on('drain', onRoom)
  }

  /** Whether there is enough on its way for now: within this turn of the event loop, or because nobody reads. */
  get isFull(): boolean {
    return this.#waiting() >= MAX_WAITING
  }

  #waiting(): number {
    return this.#gathered + this.#socket.writableLength
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
    this.#gathered += bytes.byteLength
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
    const before = this.#waiting()
    this.#isScheduled = false
    this.#write()
    this.#gathered = 0
    if (before >= MAX_WAITING && this.#waiting() < MAX_WAITING) this.#onRoom()
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
