import { MAX_ISO_HEAD_BYTES, readIsoBoxHead } from '@ribalta/domain/media/isoBox'

/** Enough to find the first element of a WebM behind its head. */
const WEBM_HEAD_BYTES = 4096
/** Begins the content of a WebM (RFC 9559, 5.1). */
const SEGMENT = '\u0018\u0053\u0080\u0067'
/** A phone writes four to six; one that was recorded in fragments has its index first. */
const MAX_BOXES = 100

async function hasSegment(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, WEBM_HEAD_BYTES).arrayBuffer())
  const at = String.fromCharCode(...head).indexOf(SEGMENT)
  return at > 0 && file.size > at + SEGMENT.length + 8
}

/**
 * Returns whether a video that this browser has no codec for is whole as far as its boxes tell: an index, and the pictures that it is of,
 * both complete. What comes after them is not looked at: some phones append their own.
 */
export async function hasVideoIndex(file: Blob): Promise<boolean> {
  if (file.type === 'video/webm') return hasSegment(file)
  const seen = new Set<string>()
  let start = 0
  for (let count = 0; count < MAX_BOXES && start < file.size; count += 1) {
    const head = readIsoBoxHead(
      new DataView(await file.slice(start, start + MAX_ISO_HEAD_BYTES).arrayBuffer()),
    )
    if (head === undefined) return false
    const size = head.size === 0 ? file.size - start : head.size
    if (size < head.headSize || start + size > file.size) return false
    seen.add(head.type)
    if (seen.has('moov') && (seen.has('mdat') || seen.has('moof'))) return true
    start += size
  }
  return false
}
