import { logWarning } from '../../../lib/log.ts'

/** Enough for a whole screen; a phone's camera takes more than twice as much. */
const LONGEST_SIDE = 2560
const QUALITY = 0.88
/** Smaller ones are drawings and screenshots, which JPEG would blur. */
const LARGE_PNG_BYTES = 3 * 1024 * 1024
const LOSSY: readonly string[] = ['image/jpeg', 'image/webp', 'image/avif']

/** Whether a file is a picture that is drawn anew before it is kept. */
export function isDrawnAnew({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return LOSSY.includes(type) || (type === 'image/png' && size > LARGE_PNG_BYTES)
}

/** How large a picture is drawn, in pixels. */
export function drawnSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * A picture as it is sent. Those of a camera are drawn anew: upload and download are paid for by the megabyte on many phones, and what the
 * camera wrote into them, such as where they were taken, is nobody's business. What the browser does not read as a picture stays as it is:
 * the server says what it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isDrawnAnew(file)) return file
  try {
    const content = await draw(file)
    return new File([content], file.name.replace(/(\.\w{1,5})?$/, '.jpg'), { type: content.type })
  } catch (error) {
    logWarning('A picture could not be made smaller', error)
    return file
  }
}

async function draw(file: File): Promise<Blob> {
  // Upright, whichever way the camera was held.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, drawnSize(bitmap.width, bitmap.height))
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('There is nothing to draw on')
    // JPEG makes black of what is transparent.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (content) => {
          if (content?.type === 'image/jpeg') resolve(content)
          else reject(new Error('Nothing was drawn'))
        },
        'image/jpeg',
        QUALITY,
      )
    })
  } finally {
    bitmap.close()
  }
}
