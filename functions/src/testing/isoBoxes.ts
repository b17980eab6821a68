import { isoBox } from '@ribalta/domain/testing/isoBox'

/** Top-level boxes: type and place. */
export function boxesOf(
  file: Buffer,
): { readonly type: string; readonly start: number; readonly end: number }[] {
  const boxes = []
  for (let start = 0; start + 8 <= file.length;) {
    const short = file.readUInt32BE(start)
    const size = short === 1 ? Number(file.readBigUInt64BE(start + 8)) : short
    if (size < 8) throw new Error('Not a box')
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, end: start + size })
    start += size
  }
  return boxes
}

/** A file whose index comes last, with more in the index. */
export function inIndex(file: Buffer, ...more: readonly Uint8Array[]): Buffer {
  const moov = boxesOf(file).find(({ type }) => type === 'moov')
  if (moov?.end !== file.length) throw new Error('The index is not the last box')
  return Buffer.concat([file.subarray(0, moov.start), isoBox('moov', file.subarray(moov.start + 8), ...more)])
}

/** A copy in which bytes after the first box of this type (behind its size and type) are others. */
export function withBox(file: Buffer, type: string, change: (copy: Buffer, content: number) => void): Buffer {
  const at = file.indexOf(type, 0, 'latin1')
  if (at < 4) throw new Error(`There is no ${type}`)
  const copy = Buffer.from(file)
  change(copy, at + 4)
  return copy
}
