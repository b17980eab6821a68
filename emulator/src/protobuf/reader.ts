import { StatusError } from '../status.ts'
import { cachedText } from './nameCache.ts'

/** How a field's bytes are laid out (protobuf encoding, "Message Structure"). */
export const WIRE = { VARINT: 0, FIXED64: 1, LENGTH: 2, FIXED32: 5 } as const
export type WireType = (typeof WIRE)[keyof typeof WIRE]

const MALFORMED = 'The request is not a well-formed protobuf message.'

/** Reads protobuf primitives from one buffer; a message inside a message narrows the limit instead of copying. */
export class ByteReader {
  readonly #buffer: Buffer
  #position = 0
  #limit: number

  constructor(bytes: Uint8Array) {
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#limit = bytes.byteLength
  }

  get done(): boolean {
    return this.#position >= this.#limit
  }

  /** Narrows to the length-delimited field that follows; give the answer to {@link leave}. */
  enter(): number {
    const length = this.uint32()
    const outer = this.#limit
    const end = this.#position + length
    if (end > outer) throw malformed()
    this.#limit = end
    return outer
  }

  leave(outer: number): void {
    this.#limit = outer
  }

  /** A varint of at most 32 bits: tags and lengths. */
  uint32(): number {
    let result = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#byte()
      if (shift < 32) result |= (byte & 0x7f) << shift
      if (byte < 0x80) return result >>> 0
    }
    throw malformed()
  }

  int32(): number {
    return this.uint32() | 0
  }

  bool(): boolean {
    return this.int64() !== 0n
  }

  int64(): bigint {
    let low = 0
    let high = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.#byte()
      const bits = byte & 0x7f
      if (shift < 28) low |= bits << shift
      else if (shift === 28) {
        low |= bits << 28
        high = bits >> 4
      } else high |= bits << (shift - 32)
      if (byte < 0x80) return fromHalves(high | 0, low >>> 0)
    }
    throw malformed()
  }

  double(): number {
    const at = this.#position
    this.#advance(8)
    return this.#buffer.readDoubleLE(at)
  }

  bytes(): Uint8Array {
    const length = this.uint32()
    const at = this.#position
    this.#advance(length)
    return new Uint8Array(this.#buffer.subarray(at, at + length))
  }

  string(): string {
    const length = this.uint32()
    const at = this.#position
    this.#advance(length)
    return this.#buffer.toString('utf8', at, at + length)
  }

  /** A string that is likely to have come before. */
  name(): string {
    const length = this.uint32()
    const at = this.#position
    this.#advance(length)
    return cachedText(this.#buffer, at, at + length)
  }

  /** Passes over a field that nobody knows. */
  skip(wireType: number): void {
    if (wireType === WIRE.VARINT) this.int64()
    else if (wireType === WIRE.FIXED64) this.#advance(8)
    else if (wireType === WIRE.LENGTH) this.#advance(this.uint32())
    else if (wireType === WIRE.FIXED32) this.#advance(4)
    else throw malformed()
  }

  #byte(): number {
    const at = this.#position
    this.#advance(1)
    return this.#buffer[at] ?? 0
  }

  #advance(count: number): void {
    const next = this.#position + count
    if (next > this.#limit) throw malformed()
    this.#position = next
  }
}

/** BigInt arithmetic is slow and most integers are small, so those take the way over a number. */
function fromHalves(high: number, low: number): bigint {
  if (high >= -0x200000 && high < 0x200000) return BigInt(high * 0x1_0000_0000 + low)
  return (BigInt(high) << 32n) | BigInt(low)
}

function malformed(): StatusError {
  return new StatusError('INVALID_ARGUMENT', MALFORMED)
}
