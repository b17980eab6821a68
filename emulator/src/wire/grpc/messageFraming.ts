import { gunzipSync, inflateSync } from 'node:zlib'
import { StatusError } from '../../status.ts'

/** What precedes every message: whether it is compressed, and its length (gRPC over HTTP2, "Length-Prefixed-Message"). */
const PREFIX = 5
const MAX_MESSAGE = 100 * 1024 * 1024

type Decompress = (bytes: Buffer) => Buffer

const DECOMPRESS: ReadonlyMap<string, Decompress> = new Map([
  ['gzip', (bytes) => gunzipSync(bytes, { maxOutputLength: MAX_MESSAGE })],
  ['deflate', (bytes) => inflateSync(bytes, { maxOutputLength: MAX_MESSAGE })],
])

/** Puts messages together from the data of one request. */
export class MessageReader {
  readonly #encoding: string
  #chunks: Buffer[] = []
  #size = 0

  /** `encoding`: the header `grpc-encoding`. */
  constructor(encoding: string | undefined) {
    this.#encoding = encoding ?? 'identity'
  }

  /**
   * The messages that are complete now. Throws RESOURCE_EXHAUSTED over 100 MiB, UNIMPLEMENTED for a compression that
   * nobody knows and INTERNAL for one that fails.
   */
  push(bytes: Buffer): Buffer[] {
    this.#chunks.push(bytes)
    this.#size += bytes.byteLength
    const messages: Buffer[] = []
    while (this.#size >= PREFIX) {
      const prefix = this.#peek(PREFIX)
      const length = prefix.readUInt32BE(1)
      if (length > MAX_MESSAGE) {
        throw new StatusError(
          'RESOURCE_EXHAUSTED',
          `Received message larger than max (${length} vs. ${MAX_MESSAGE})`,
        )
      }
      if (this.#size < PREFIX + length) break
      const message = this.#peek(PREFIX + length).subarray(PREFIX, PREFIX + length)
      this.#drop(PREFIX + length)
      messages.push(prefix[0] === 0 ? message : this.#decompress(message))
    }
    return messages
  }

  /** The first chunk, at least so long; joins chunks only where it must. */
  #peek(length: number): Buffer {
    const [first] = this.#chunks
    if (first !== undefined && first.byteLength >= length) return first
    const joined = Buffer.concat(this.#chunks)
    this.#chunks = [joined]
    return joined
  }

  #drop(length: number): void {
    const [first] = this.#chunks
    this.#size -= length
    if (this.#size === 0 || first === undefined) this.#chunks = []
    else this.#chunks[0] = first.subarray(length)
  }

  #decompress(message: Buffer): Buffer {
    const decompress = DECOMPRESS.get(this.#encoding)
    if (decompress === undefined) {
      throw new StatusError('UNIMPLEMENTED', `Message compressed with unknown encoding ${this.#encoding}`)
    }
    try {
      return decompress(message)
    } catch (error) {
      throw new StatusError('INTERNAL', `Message could not be decompressed: ${String(error)}`)
    }
  }
}

/** A message with its prefix, uncompressed. */
export function frameMessage(message: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(PREFIX + message.byteLength)
  framed[0] = 0
  framed.writeUInt32BE(message.byteLength, 1)
  framed.set(message, PREFIX)
  return framed
}
