export interface JpegOptions {
  /** Pixels. */
  readonly longestSide: number
  /** JPEG quality from 0 to 1. */
  readonly quality: number
}

/** Returns the size at which a picture is drawn, in pixels. */
export function drawnSize(
  width: number,
  height: number,
  longestSide: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** Draws a picture as a JPEG, without anything that a camera wrote into it. Rejects when the browser can't read or write it. */
export async function drawJpeg(file: File, { longestSide, quality }: JpegOptions): Promise<File> {
  // Upright, whichever way the camera was held.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, drawnSize(bitmap.width, bitmap.height, longestSide))
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('There is nothing to draw on')
    // JPEG makes black of what is transparent.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const content = await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (drawn) => {
          if (drawn?.type === 'image/jpeg') resolve(drawn)
          else reject(new Error('Nothing was drawn'))
        },
        'image/jpeg',
        quality,
      )
    })
    return new File([content], file.name.replace(/(\.\w{1,5})?$/, '.jpg'), { type: content.type })
  } finally {
    bitmap.close()
  }
}
