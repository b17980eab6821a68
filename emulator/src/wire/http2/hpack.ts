import { decodeHuffman } from './huffman.ts'

/** The static table (RFC 7541, appendix A), from index 1. */
// prettier-ignore
const STATIC: readonly (readonly [name: string, value: string])[] = [
  [':authority', ''], [':method', 'GET'], [':method', 'POST'], [':path', '/'], [':path', '/index.html'],
  [':scheme', 'http'], [':scheme', 'https'], [':status', '200'], [':status', '204'], [':status', '206'],
  [':status', '304'], [':status', '400'], [':status', '404'], [':status', '500'], ['accept-charset', ''],
  ['accept-encoding', 'gzip, deflate'], ['accept-language', ''], ['accept-ranges', ''], ['accept', ''],
  ['access-control-allow-origin', ''], ['age', ''], ['allow', ''], ['authorization', ''], ['cache-control', ''],
  ['content-disposition', ''], ['content-encoding', ''], ['content-language', ''], ['content-length', ''],
  ['content-location', ''], ['content-range', ''], ['content-type', ''], ['cookie', ''], ['date', ''], ['etag', ''],
  ['expect', ''], ['expires', ''], ['from', ''], ['host', ''], ['if-match', ''], ['if-modified-since', ''],
  ['if-none-match', ''], ['if-range', ''], ['if-unmodified-since', ''], ['last-modified', ''], ['link', ''],
  ['location', ''], ['max-forwards', ''], ['proxy-authenticate', ''], ['proxy-authorization', ''], ['range', ''],
  ['referer', ''], ['refresh', ''], ['retry-after', ''], ['server', ''], ['set-cookie', ''],
  ['strict-transport-security', ''], ['transfer-encoding', ''], ['user-agent', ''], ['vary', ''], ['via', ''],
  ['www-authenticate', ''],
]
/** SETTINGS_HEADER_TABLE_SIZE: we never ask for another than the default. */
const LARGEST_TABLE = 4096
/** What every entry counts beside its text (RFC 7541, 4.1). */
const ENTRY_OVERHEAD = 32

/** A header block that cannot be understood: the end of its connection, since the table is out of step with it. */
export class HpackError extends Error {}

/** Reads header blocks of one connection, in the order they were sent. */
export class HpackDecoder {
  /** The newest entry first. */
  readonly #dynamic: (readonly [name: string, value: string])[] = []
  #size = 0
  #limit = LARGEST_TABLE
  #block: Buffer = Buffer.alloc(0)
  #position = 0

  /** The headers of a whole block; the last of several of one name. Throws {@link HpackError}. */
  decode(block: Buffer): Map<string, string> {
    const headers = new Map<string, string>()
    this.#block = block
    this.#position = 0
    while (this.#position < block.byteLength) {
      const first = block[this.#position] ?? 0
      if (first >= 0x80) headers.set(...this.#entry(this.#integer(7)))
      else if (first >= 0x40) {
        const header = this.#literal(6)
        this.#remember(header)
        headers.set(...header)
      } else if (first >= 0x20) this.#resize(this.#integer(5))
      else headers.set(...this.#literal(4))
    }
    return headers
  }

  #entry(index: number): readonly [name: string, value: string] {
    const entry = index <= STATIC.length ? STATIC[index - 1] : this.#dynamic[index - STATIC.length - 1]
    if (entry === undefined) throw new HpackError(`There is no header with index ${index}.`)
    return entry
  }

  #literal(prefix: number): readonly [name: string, value: string] {
    const index = this.#integer(prefix)
    const name = index === 0 ? this.#string() : this.#entry(index)[0]
    return [name, this.#string()]
  }

  #remember(header: readonly [name: string, value: string]): void {
    this.#dynamic.unshift(header)
    this.#size += sizeOf(header)
    this.#evict()
  }

  #resize(limit: number): void {
    if (limit > LARGEST_TABLE) throw new HpackError(`The header table cannot grow to ${limit}.`)
    this.#limit = limit
    this.#evict()
  }

  #evict(): void {
    while (this.#size > this.#limit) {
      const oldest = this.#dynamic.pop()
      if (oldest === undefined) return
      this.#size -= sizeOf(oldest)
    }
  }

  /** An integer whose first bits share a byte with a flag (RFC 7541, 5.1). */
  #integer(prefix: number): number {
    const largest = (1 << prefix) - 1
    const first = this.#byte() & largest
    if (first < largest) return first
    let value = largest
    for (let shift = 0; shift <= 21; shift += 7) {
      const byte = this.#byte()
      value += (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
    throw new HpackError('An integer in a header block is too great.')
  }

  #string(): string {
    const isHuffman = (this.#block[this.#position] ?? 0) >= 0x80
    const length = this.#integer(7)
    const end = this.#position + length
    if (end > this.#block.byteLength) throw new HpackError('A header block ends within a string.')
    const bytes = this.#block.subarray(this.#position, end)
    this.#position = end
    const text = isHuffman ? decodeHuffman(bytes) : bytes.toString('latin1')
    if (text === undefined) throw new HpackError('A string in a header block is not well coded.')
    return text
  }

  #byte(): number {
    const byte = this.#block[this.#position]
    if (byte === undefined) throw new HpackError('A header block ends too early.')
    this.#position++
    return byte
  }
}

function sizeOf([name, value]: readonly [name: string, value: string]): number {
  return name.length + value.length + ENTRY_OVERHEAD
}

/** Encodes headers without reference to any table but the static one, so that a block can be kept and sent again. */
export function encodeHeaders(headers: Iterable<readonly [name: string, value: string]>): Buffer {
  const parts: Buffer[] = []
  for (const [name, value] of headers) {
    const exact = STATIC.findIndex((entry) => entry[0] === name && entry[1] === value)
    if (exact >= 0) parts.push(encodeInteger(exact + 1, 7, 0x80))
    else {
      const named = STATIC.findIndex((entry) => entry[0] === name)
      parts.push(encodeInteger(named + 1, 4, 0))
      if (named < 0) parts.push(...encodeString(name))
      parts.push(...encodeString(value))
    }
  }
  return Buffer.concat(parts)
}

function encodeString(text: string): [Buffer, Buffer] {
  const bytes = Buffer.from(text, 'latin1')
  return [encodeInteger(bytes.byteLength, 7, 0), bytes]
}

function encodeInteger(value: number, prefix: number, flags: number): Buffer {
  const largest = (1 << prefix) - 1
  if (value < largest) return Buffer.of(flags | value)
  const bytes = [flags | largest]
  let rest = value - largest
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
  bytes.push(rest)
  return Buffer.from(bytes)
}
