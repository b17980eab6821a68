/** Where the function answers that streams private files; Hosting leads there. */
export const FILE_ADDRESS = '/file/'
/** The Content-Security-Policy of a private file, which is never opened as a page. Hosting must not replace it with its own. */
export const FILE_POLICY = "default-src 'none'; sandbox"
/** So many tickets are given at once. */
export const MAX_FILES_AT_ONCE = 60
/** How long a ticket lets its reader read its file. */
export const TICKET_SECONDS = 600
/** What one answer moves at most; the rest is asked for by further ranges. */
export const MAX_RANGE_BYTES = 8 * 1024 * 1024

/** Bytes of a file, the first and the last one. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The bytes to answer with: those of a `Range` header, at most {@link MAX_RANGE_BYTES} of them, or the whole of a file
 * that is no larger. Several ranges and other units are as no header at all (RFC 9110, 14.2). `undefined` where nothing of
 * the file is meant, and for all of a larger file at once.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  const isWhole = from === '' && to === ''
  if (isWhole) return size > 0 && size <= MAX_RANGE_BYTES ? { start: 0, end: size - 1 } : undefined
  // “-500” is the last five hundred.
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const wanted = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  const end = Math.min(wanted, start + MAX_RANGE_BYTES - 1)
  return start <= end ? { start, end } : undefined
}
