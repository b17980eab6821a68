import { VARIANT_WIDTHS } from '@ribalta/domain/media'
import type { ProfileMedia } from '@ribalta/domain/schemas/media'

const PREVIEW_WIDTH = VARIANT_WIDTHS[1]

/** The path in the bucket of a photo in a size for previews, or of the video itself. */
export function previewPath(media: ProfileMedia): string {
  if (media.kind === 'video') return `${media.base}/video.${media.extension}`
  const width = media.widths.find((each) => each >= PREVIEW_WIDTH) ?? media.widths.at(-1) ?? PREVIEW_WIDTH
  return `${media.base}/${String(width)}.webp`
}

/**
 * A stored file as its owner or staff may read it. What is not published has no public address: the request carries
 * who asks. Rejects with the SDK's `StorageError`.
 */
export async function readPrivateFile(path: string): Promise<Blob> {
  const { readFile } = await import('../../firebase/storage.ts')
  return readFile(path)
}
