import { crc32c } from '../../values/crc32c.ts'

/**
 * LevelDB's log format, which exports are kept in: records in blocks of 32 KiB. A record is cut into fragments so that none
 * crosses the end of a block; before each stand its checksum, its length and what part of a record it is
 * (LevelDB's own documentation of the format).
 */
const BLOCK = 32 * 1024
const HEADER = 7
const TYPE = { FULL: 1, FIRST: 2, MIDDLE: 3, LAST: 4 } as const
const MASK_DELTA = 0xa282ead8

/** Cuts records into fragments; one writer per file, since it must know where in its block it is. */
export class RecordLogWriter {
  /** Bytes written so far. */
  size = 0

  /** The bytes that put a record at the end of the log. */
  append(record: Uint8Array): Buffer {
    const parts: Buffer[] = []
    let rest = record
    let isFirst = true
    do {
      const left = BLOCK - (this.size % BLOCK)
      if (left < HEADER) {
        parts.push(Buffer.alloc(left))
        this.size += left
        continue
      }
      const data = rest.subarray(0, left - HEADER)
      rest = rest.subarray(data.byteLength)
      const isLast = rest.byteLength === 0
      parts.push(
        fragment(isFirst ? (isLast ? TYPE.FULL : TYPE.FIRST) : isLast ? TYPE.LAST : TYPE.MIDDLE, data),
      )
      this.size += HEADER + data.byteLength
      isFirst = false
    } while (isFirst || rest.byteLength > 0)
    return Buffer.concat(parts)
  }
}

function fragment(type: number, data: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER + data.byteLength)
  bytes.writeUInt32LE(checksum(type, data), 0)
  bytes.writeUInt16LE(data.byteLength, 4)
  bytes[6] = type
  bytes.set(data, HEADER)
  return bytes
}

function checksum(type: number, data: Uint8Array): number {
  const crc = crc32c(data, crc32c(Uint8Array.of(type)))
  return (((crc >>> 15) | (crc << 17)) + MASK_DELTA) >>> 0
}

/** The records of a log that comes in chunks. Throws for what is no whole log. */
export async function* readRecordLog(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer[] | undefined
  for await (const block of blocksOf(chunks)) {
    for (let at = 0; block.byteLength - at >= HEADER;) {
      const length = block.readUInt16LE(at + 4)
      const type = block[at + 6] ?? 0
      // Zeros fill up what is left of a block that was written ahead.
      if (type === 0 && length === 0) break
      const end = at + HEADER + length
      if (end > block.byteLength) throw new Error('Invalid record')
      const data = block.subarray(at + HEADER, end)
      if (checksum(type, data) !== block.readUInt32LE(at)) throw new Error("Checksum doesn't validate.")
      pending = withFragment(pending, type, data)
      if (type === TYPE.FULL || type === TYPE.LAST) {
        yield Buffer.concat(pending)
        pending = undefined
      }
      at = end
    }
  }
  if (pending !== undefined) throw new Error('Invalid record')
  return undefined
}

function withFragment(pending: Buffer[] | undefined, type: number, data: Buffer): Buffer[] {
  const begins = type === TYPE.FULL || type === TYPE.FIRST
  if (begins !== (pending === undefined) || type > TYPE.LAST) throw new Error('Invalid record')
  return [...(pending ?? []), data]
}

async function* blocksOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.byteLength === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (; bytes.byteLength - at >= BLOCK; at += BLOCK) yield bytes.subarray(at, at + BLOCK)
    rest = bytes.subarray(at)
  }
  if (rest.byteLength > 0) yield rest
  return undefined
}
