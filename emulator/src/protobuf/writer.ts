const INITIAL_SIZE = 4096
const NOTHING = Buffer.alloc(0)
/** Buffers of finished writers, for the next ones: most messages need no new memory to be put together. */
const spare: Buffer[] = []
const MAX_SPARE = 8
const LARGEST_SPARE = 1024 * 1024
/** At most 127, so that the length takes one byte. */
const SHORT = 32

/** Writes protobuf primitives into one growing buffer. */
export class ByteWriter {
  #buffer = spare.pop() ?? Buffer.allocUnsafeSlow(INITIAL_SIZE)
  #position = 0

  /** The bytes written, in memory of their own; the writer is not to be used afterwards. */
  finish(): Buffer {
    const bytes = Buffer.allocUnsafe(this.#position)
    this.#buffer.copy(bytes, 0, 0, this.#position)
    if (this.#buffer.byteLength <= LARGEST_SPARE && spare.length < MAX_SPARE) spare.push(this.#buffer)
    this.#buffer = NOTHING
    this.#position = 0
    return bytes
  }

  tag(field: number, wireType: number): void {
    this.uint32((field << 3) | wireType)
  }

  uint32(value: number): void {
    this.#reserve(5)
    let rest = value >>> 0
    while (rest > 0x7f) {
      this.#buffer[this.#position++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    this.#buffer[this.#position++] = rest
  }

  /** Negative numbers take ten bytes, as protobuf wants it for int32. */
  int32(value: number): void {
    if (value < 0) this.int64(BigInt(value))
    else this.uint32(value)
  }

  int64(value: bigint): void {
    if (value >= 0n && value <= 0xffff_ffffn) {
      this.uint32(Number(value))
      return
    }
    const unsigned = BigInt.asUintN(64, value)
    let low = Number(unsigned & 0xffff_ffffn)
    let high = Number(unsigned >> 32n)
    this.#reserve(10)
    while (high > 0 || low > 0x7f) {
      this.#buffer[this.#position++] = (low & 0x7f) | 0x80
      low = ((low >>> 7) | (high << 25)) >>> 0
      high >>>= 7
    }
    this.#buffer[this.#position++] = low
  }

  bool(value: boolean): void {
    this.uint32(value ? 1 : 0)
  }

  double(value: number): void {
    this.#reserve(8)
    this.#position = this.#buffer.writeDoubleLE(value, this.#position)
  }

  bytes(value: Uint8Array): void {
    this.uint32(value.byteLength)
    this.raw(value)
  }

  raw(value: Uint8Array): void {
    this.#reserve(value.byteLength)
    this.#buffer.set(value, this.#position)
    this.#position += value.byteLength
  }

  string(value: string): void {
    if (value.length <= SHORT && this.#shortAscii(value)) return
    const length = Buffer.byteLength(value)
    this.uint32(length)
    this.#reserve(length)
    this.#buffer.write(value, this.#position, length, 'utf8')
    this.#position += length
  }

  /** Writes a short string unless it holds anything but ASCII; a call into the system costs more than a few bytes. */
  #shortAscii(value: string): boolean {
    const { length } = value
    this.#reserve(length + 1)
    const buffer = this.#buffer
    let at = this.#position
    buffer[at++] = length
    for (let i = 0; i < length; i++) {
      const code = value.charCodeAt(i)
      if (code >= 0x80) return false
      buffer[at++] = code
    }
    this.#position = at
    return true
  }

  /** Starts a length-delimited field; give the answer to {@link close}. One byte is kept free for the length. */
  open(): number {
    this.#reserve(1)
    this.#position += 1
    return this.#position
  }

  /** Puts the length before what was written since `start`, moving it when the length needs more than one byte. */
  close(start: number): void {
    const length = this.#position - start
    const extra = varintSize(length) - 1
    if (extra > 0) {
      this.#reserve(extra)
      this.#buffer.copyWithin(start + extra, start, this.#position)
    }
    const end = this.#position + extra
    this.#position = start - 1
    this.uint32(length)
    this.#position = end
  }

  #reserve(count: number): void {
    const needed = this.#position + count
    if (needed <= this.#buffer.byteLength) return
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#buffer.byteLength * 2))
    larger.set(this.#buffer.subarray(0, this.#position))
    this.#buffer = larger
  }
}

function varintSize(value: number): number {
  let size = 1
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) size += 1
  return size
}
