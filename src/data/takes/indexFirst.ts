import { MAX_ISO_HEAD_BYTES, readIsoBoxHead } from '@ribalta/domain/media/isoBox'
import { logWarning } from '../../lib/log.ts'

/** What is read of a video's index; ten minutes have less than one. */
const MAX_INDEX_BYTES = 32 * 1024 * 1024
/** A phone writes four to six before its index. */
const MAX_BOXES = 100
const CONTAINERS: readonly string[] = ['trak', 'mdia', 'minf', 'stbl']

/** Where a box begins and ends, in bytes of the file. */
interface Place {
  readonly start: number
  readonly end: number
}

/**
 * A phone writes the index of a video behind its pictures, and a player asks for the end of the file before it plays. The same video with
 * the index in front of its pictures: nothing else in it changes but the places that the index tells, so whatever coded it, it
 * plays as before. Anything else is given back as it is.
 */
export async function indexFirst(file: Blob): Promise<Blob> {
  try {
    const places = await placesIn(file)
    if (places === undefined) return file
    const { pictures, index } = places
    const moved = new DataView(await file.slice(index.start, index.end).arrayBuffer())
    // An index that went to the end of the file no longer does.
    if (moved.getUint32(0) === 0) moved.setUint32(0, moved.byteLength)
    if (!movePlaces(moved, pictures.start, index)) return file
    const parts = [
      file.slice(0, pictures.start),
      moved,
      file.slice(pictures.start, index.start),
      file.slice(index.end),
    ]
    return new Blob(parts, { type: file.type })
  } catch (error) {
    logWarning('The index of a video could not be read', error)
    return file
  }
}

/** Where the first pictures and the index behind them are; undefined where the index is in front, or nowhere. */
async function placesIn(
  file: Blob,
): Promise<{ readonly pictures: Place; readonly index: Place } | undefined> {
  let pictures: Place | undefined
  let start = 0
  for (let count = 0; count < MAX_BOXES && start < file.size; count += 1) {
    const head = readIsoBoxHead(
      new DataView(await file.slice(start, start + MAX_ISO_HEAD_BYTES).arrayBuffer()),
    )
    if (head === undefined) return undefined
    const size = head.size === 0 ? file.size - start : head.size
    if (size < head.headSize || start + size > file.size) return undefined
    const place = { start, end: start + size }
    if (head.type === 'moov') {
      return pictures === undefined || size > MAX_INDEX_BYTES ? undefined : { pictures, index: place }
    }
    if (head.type === 'mdat') pictures ??= place
    start = place.end
  }
  return undefined
}

/** Tells all places between the first pictures and the old index anew: takes are too short for one that four bytes do not hold. False without any. */
function movePlaces(moov: DataView, from: number, index: Place): boolean {
  const by = index.end - index.start
  const head = readIsoBoxHead(moov)
  if (head === undefined) return false
  const tables = tablesIn(moov, head.headSize)
  for (const { table, width } of tables) {
    for (let at = 8; at < 8 + table.getUint32(4) * width; at += width) {
      const place = width === 4 ? table.getUint32(at) : Number(table.getBigUint64(at))
      if (place < from || place >= index.start) continue
      if (width === 4) table.setUint32(at, place + by)
      else table.setBigUint64(at, BigInt(place + by))
    }
  }
  return tables.length > 0
}

interface Table {
  /** Of a “stco” or “co64” (ISO/IEC 14496-12, 8.7.5): version and flags, how many, and then each. */
  readonly table: DataView
  /** Of one entry. */
  readonly width: 4 | 8
}

/** The tables of places in a box and in all boxes of it that can hold one. Throws where a box says more than it has. */
function tablesIn(box: DataView, from: number): Table[] {
  const tables: Table[] = []
  for (let at = from; at < box.byteLength;) {
    const head = readIsoBoxHead(box, at)
    // QuickTime ends a list of boxes with four zeros.
    if (head === undefined || head.size === 0) break
    const { type, size, headSize } = head
    if (size < headSize || at + size > box.byteLength)
      throw new RangeError('A box is longer than what it is in')
    const content = new DataView(box.buffer, box.byteOffset + at + headSize, size - headSize)
    if (CONTAINERS.includes(type)) tables.push(...tablesIn(content, 0))
    if (type === 'stco') tables.push({ table: content, width: 4 })
    if (type === 'co64') tables.push({ table: content, width: 8 })
    at += size
  }
  return tables
}
