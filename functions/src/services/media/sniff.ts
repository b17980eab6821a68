import { fileTypeFromBuffer } from 'file-type'
import { IMAGE_TYPES, PDF_TYPE } from '@ribalta/domain/media/media'
import type { ProfileVideo } from '@ribalta/domain/schemas/media/media'

/** As many of a file's first bytes as are looked at to tell what it is. */
export const SNIFFED_BYTES = 64 * 1024

export type SniffedMedia =
  | { readonly kind: 'image' }
  | { readonly kind: 'video'; readonly extension: ProfileVideo['extension']; readonly contentType: string }

const VIDEOS: ReadonlyMap<string, ProfileVideo['extension']> = new Map([
  ['video/mp4', 'mp4'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'webm'],
])

/** What a file is by its first bytes, whatever it was called; `undefined` for all that is not accepted. */
export async function sniffMedia(head: Uint8Array): Promise<SniffedMedia | undefined> {
  const type = await fileTypeFromBuffer(head)
  if (type === undefined) return undefined
  if ((IMAGE_TYPES as readonly string[]).includes(type.mime)) return { kind: 'image' }
  const extension = VIDEOS.get(type.mime)
  return extension === undefined ? undefined : { kind: 'video', extension, contentType: type.mime }
}

export interface SniffedAttachment {
  readonly kind: 'image' | 'pdf'
  readonly contentType: string
}

/** The same of a file that goes with a message. */
export async function sniffAttachment(head: Uint8Array): Promise<SniffedAttachment | undefined> {
  const mime = (await fileTypeFromBuffer(head))?.mime
  if (mime === PDF_TYPE) return { kind: 'pdf', contentType: mime }
  const image = IMAGE_TYPES.find((type) => type === mime)
  return image === undefined ? undefined : { kind: 'image', contentType: image }
}
