/** The most bytes that the head of a box has. */
export const MAX_ISO_HEAD_BYTES = 16

/** What stands at the head of a box. */
export interface IsoBoxHead {
  /** Four Latin letters. */
  readonly type: string
  /** Of the head and all that is in the box, in bytes; 0 where it goes to the end of the file. */
  readonly size: number
  readonly headSize: number
}

/**
 * The head of a box of an MP4 or a MOV (ISO/IEC 14496-12, 4.2): its size in four bytes, its type, and its size in eight more where it did
 * not fit. Undefined where the bytes from `at` on do not hold a whole head.
 */
export function readIsoBoxHead(view: DataView, at = 0): IsoBoxHead | undefined {
  if (at + 8 > view.byteLength) return undefined
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)))
  const size = view.getUint32(at)
  if (size !== 1) return { type, size, headSize: 8 }
  if (at + MAX_ISO_HEAD_BYTES > view.byteLength) return undefined
  return { type, size: Number(view.getBigUint64(at + 8)), headSize: MAX_ISO_HEAD_BYTES }
}
