import { logWarning } from '../../../lib/log.ts'
import { readPrivateFile } from '../../../data/privateFiles/readFile.ts'
import type { FileAddresses } from '../../../data/privateFiles/addresses.ts'

/** So many at a time: each is decoded whole, which a phone's memory feels. */
const AT_ONCE = 3
/** Nobody waits longer for a book; what has not come by then is left out. */
const LONGEST_WAIT_MS = 60_000
const QUALITY = 0.88

/**
 * The pictures of a book, by their paths: all that came, each a file of this page. They become JPEG, which browsers put into a PDF as it
 * is; a WebP they would take apart and store whole, some five megabytes a photo.
 */
export async function gatherPictures(
  paths: readonly string[],
  addresses: FileAddresses,
): Promise<ReadonlyMap<string, string>> {
  const gathered = new Map<string, string>()
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const queue = paths.values()
  async function gather(): Promise<void> {
    for (const path of queue) {
      try {
        const picture = await asJpeg(await readPrivateFile(path, signal, { addresses }))
        gathered.set(path, URL.createObjectURL(picture))
      } catch (error) {
        logWarning('A photo did not come for a book', error)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, gather))
  return gathered
}

async function asJpeg(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing can be drawn here')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (made) => {
        if (made === null) reject(new Error('The picture became no file'))
        else resolve(made)
      },
      'image/jpeg',
      QUALITY,
    )
  })
}
