/** A box of an MP4: its size in bytes, its type of four letters of Latin-1, its content. */
export function isoBox(type: string, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = content.reduce((sum, { length }) => sum + length, 8)
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, size)
  bytes.set(
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  let at = 8
  for (const each of content) {
    bytes.set(each, at)
    at += each.length
  }
  return bytes
}

/** An index of an MP4 in which one table tells these places of its file, each in four bytes or, in a “co64”, in eight. */
export function isoIndex(table: 'stco' | 'co64', places: readonly number[]): Uint8Array<ArrayBuffer> {
  const width = table === 'stco' ? 4 : 8
  const view = new DataView(new ArrayBuffer(8 + places.length * width))
  view.setUint32(4, places.length)
  for (const [entry, place] of places.entries()) view.setUint32(4 + (entry + 1) * width, place)
  const content = isoBox(table, new Uint8Array(view.buffer))
  const track = isoBox('trak', isoBox('mdia', isoBox('minf', isoBox('stbl', content))))
  return isoBox('moov', isoBox('mvhd'), track)
}
