import { logWarning } from '../../../lib/log.ts'
import { drawJpeg } from '../../../lib/media/drawJpeg.ts'

/** Enough for a whole screen; a phone's camera takes more than twice as much. */
const SIZE = { longestSide: 2560, quality: 0.88 }
/** Smaller ones are drawings and screenshots, which JPEG would blur. */
const LARGE_PNG_BYTES = 3 * 1024 * 1024
const LOSSY: readonly string[] = ['image/jpeg', 'image/webp', 'image/avif']

/** Whether a file is a picture that is drawn anew before it is kept. */
export function isDrawnAnew({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return LOSSY.includes(type) || (type === 'image/png' && size > LARGE_PNG_BYTES)
}

/**
 * A picture as it is sent. Those of a camera are drawn anew: upload and download are paid for by the megabyte on many phones, and what the
 * camera wrote into them, such as where they were taken, is nobody's business. What the browser does not read as a picture stays as it is:
 * the server says what it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isDrawnAnew(file)) return file
  try {
    return await drawJpeg(file, SIZE)
  } catch (error) {
    logWarning('A picture could not be made smaller', error)
    return file
  }
}
