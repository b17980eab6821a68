import { type IsoBoxHead, MAX_ISO_HEAD_BYTES, readIsoBoxHead } from '@ribalta/domain/media/isoBox'
import { TooMuchToRead } from './blockReader.ts'

interface Bytes {
  readonly size: number
  readonly read: (start: number, end: number) => Promise<Uint8Array>
}

/** Of a file in fragments there are two for each; an honest one of hours stays below. */
const MAX_BOXES = 50_000
const CONTAINERS: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf', 'stbl'])

/**
 * Looks at the sizes and tables of an MP4 before the library does, which believes them: one that counts to four thousand
 * millions would keep it busy for hours. Throws for one that says more than `maxSamples`, or that its own size belies.
 */
export async function checkIsoTables(file: Bytes, maxSamples: number): Promise<void> {
  let count = 0
  for (let start = 0; start + 8 <= file.size;) {
    count += 1
    if (count > MAX_BOXES) throw new TooMuchToRead('too many boxes')
    const bytes = viewOf(await file.read(start, Math.min(start + MAX_ISO_HEAD_BYTES, file.size)))
    const head = readHead(bytes, 0, file.size - start)
    // What comes after the last box that can be told is no part of the video.
    if (head === undefined || head.size < head.headSize || start + head.size > file.size) return
    const { type, size, headSize } = head
    if (type === 'moov') checkBoxes(viewOf(await file.read(start, start + size)), headSize, maxSamples)
    start += size
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** A box without a size goes to the end of what it is in. */
function readHead(view: DataView, at: number, rest: number): IsoBoxHead | undefined {
  const head = readIsoBoxHead(view, at)
  return head?.size === 0 ? { ...head, size: rest } : head
}

function checkBoxes(view: DataView, from: number, maxSamples: number): void {
  for (let at = from; at + 8 <= view.byteLength;) {
    const head = readHead(view, at, view.byteLength - at)
    if (head === undefined || head.size < head.headSize || at + head.size > view.byteLength) return
    const { type, size, headSize } = head
    const content = new DataView(view.buffer, view.byteOffset + at + headSize, size - headSize)
    if (CONTAINERS.has(type)) checkBoxes(content, 0, maxSamples)
    else checkTable(type, content, maxSamples)
    at += size
  }
}

/** Where the entries begin, how long one is, and where in it stands for how many samples it counts. */
const TABLES: Readonly<Record<string, readonly [start: number, length: number, counts: number | undefined]>> =
  {
    stts: [8, 8, 0],
    ctts: [8, 8, 0],
    stsc: [8, 12, undefined],
    stco: [8, 4, undefined],
    co64: [8, 8, undefined],
    stss: [8, 4, undefined],
  }

function checkTable(type: string, content: DataView, maxSamples: number): void {
  if (type === 'stsz' && content.byteLength >= 12 && content.getUint32(8) > maxSamples) throw tooMany(type)
  const table = TABLES[type]
  if (table === undefined || content.byteLength < 8) return
  const [start, length, counts] = table
  const entries = content.getUint32(4)
  if (start + entries * length > content.byteLength) throw tooMany(type)
  let samples = 0
  for (let entry = 0; entry < entries; entry += 1) {
    const at = start + entry * length
    if (counts !== undefined) samples += content.getUint32(at + counts)
    if (type === 'stsc' && content.getUint32(at + 4) > maxSamples) throw tooMany(type)
  }
  if (samples > maxSamples) throw tooMany(type)
}

function tooMany(type: string): TooMuchToRead {
  return new TooMuchToRead(`a table says too much: ${type}`)
}
