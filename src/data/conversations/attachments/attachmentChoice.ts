import { MAX_ATTACHMENT_NAME } from '@ribalta/domain/conversations/conversation'
import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  PDF_TYPE,
  refuseFile,
  SENDER_LIMITS,
} from '@ribalta/domain/media/media'

/** What may go with a message: pictures and PDFs, and no videos. */
export const ATTACHMENT_TYPES: readonly string[] = [...IMAGE_TYPES, PDF_TYPE]

export const isPicture = ({ type }: { readonly type: string }): boolean =>
  (IMAGE_TYPES as readonly string[]).includes(type)

/** Why a chosen file cannot go with a message, in words; undefined where it can. A picture's size is judged once it was made smaller. */
export function refuseChosen({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!ATTACHMENT_TYPES.includes(type)) {
    return 'Formato não aceito. Envie foto JPG, PNG, WebP ou AVIF, ou PDF.'
  }
  return refuseFile(
    { type, size: isPicture({ type }) ? Math.min(size, MAX_IMAGE_BYTES) : size },
    SENDER_LIMITS,
  )
}

/** Why it cannot go as it is by now. */
export function refusePrepared({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  return refuseFile({ type, size }, SENDER_LIMITS)
}

/** A file's name as the server takes it: of a long one the end, which says what it is. */
export function attachmentName(name: string): string {
  const end = name.trim().slice(-MAX_ATTACHMENT_NAME).trim()
  return end === '' ? 'arquivo' : end
}
