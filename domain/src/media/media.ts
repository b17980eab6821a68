import { isDocumentId } from '../documentId.ts'

/** Photos and videos of a profile, and so of one of its works; storage.rules and firestore.rules say the same number. */
export const MAX_MEDIA = 12
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024
export const MAX_PDF_BYTES = 20 * 1024 * 1024
export const PDF_TYPE = 'application/pdf'
/** How long uploads are kept without another upload or a renewal. */
export const UPLOADS_KEPT_MS = 60 * 60_000

/** What somebody may send. */
export interface UploadLimits {
  readonly videos: number
  readonly videoMegabytes: number
  /** Whether PDFs, too: the sides of tests, and what goes with a message. */
  readonly hasPdf?: true
}
/** For a profile: a PDF is none of its media. */
export const MEMBER_LIMITS: UploadLimits = { videos: MAX_MEDIA, videoMegabytes: 200 }
/** All that whoever has a profile may send. */
export const SENDER_LIMITS: UploadLimits = { ...MEMBER_LIMITS, hasPdf: true }
/** Before there is a profile: anybody may send, so it is less. */
export const VISITOR_LIMITS: UploadLimits = { videos: 2, videoMegabytes: 50 }
/** More decoded pixels than this are refused: a small file must not become a huge bitmap on the server. */
export const MAX_IMAGE_PIXELS = 50_000_000
export const VARIANT_WIDTHS = [320, 640, 1280, 1920] as const
export const VARIANT_FORMATS = ['avif', 'webp', 'jpeg'] as const
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const

/**
 * Whether this is `{sessionId}/{slot}` below `temp-media/`: 20 to 40 URL-safe characters made by the client, and one of as
 * many slots as a profile has room for.
 */
export function isTempMediaId(text: string): boolean {
  const [session = '', slot = '', ...more] = text.split('/')
  const isSlot = /^(0|[1-9]\d?)$/.test(slot) && Number(slot) < MAX_MEDIA
  return isSlot && more.length === 0 && session.length >= 20 && session.length <= 40 && isDocumentId(session)
}

export function tempMediaPath(tempMediaId: string): string {
  return `temp-media/${tempMediaId}`
}

export function isVideoType(type: string): boolean {
  return (VIDEO_TYPES as readonly string[]).includes(type)
}

/** The name of the folder in which a photo's or video's files lie, the last part of its `base`. It changes where `id` does not. */
export function folderIdOf({ base }: { readonly base: string }): string {
  return base.slice(base.lastIndexOf('/') + 1)
}

/** Why a chosen file cannot be sent, in words for the person, or `undefined` where it can. `type` is a MIME type. */
export function refuseFile(
  file: { readonly type: string; readonly size: number },
  limits: UploadLimits = MEMBER_LIMITS,
): string | undefined {
  const isImage = (IMAGE_TYPES as readonly string[]).includes(file.type)
  const isVideo = isVideoType(file.type)
  const isPdf = limits.hasPdf === true && file.type === PDF_TYPE
  if (!isImage && !isVideo && !isPdf)
    return 'Formato não aceito. Envie foto JPG, PNG, WebP ou AVIF, ou vídeo MP4, MOV ou WebM.'
  if (file.size === 0) return 'O arquivo está vazio.'
  if (isPdf && file.size > MAX_PDF_BYTES) return 'O PDF passa de 20 MB.'
  if (isImage && file.size > MAX_IMAGE_BYTES) return 'A foto passa de 10 MB.'
  if (isVideo && file.size > limits.videoMegabytes * 1024 * 1024) {
    const megabytes = String(limits.videoMegabytes)
    return limits === VISITOR_LIMITS
      ? `O vídeo passa de ${megabytes} MB. Depois do cadastro, no seu perfil, cabem vídeos de até 200 MB.`
      : `O vídeo passa de ${megabytes} MB.`
  }
  return undefined
}

/** Why there can be no further video, in words for the person, or `undefined` where there can. */
export function refuseVideos(count: number, limits: UploadLimits): string | undefined {
  if (count <= limits.videos) return undefined
  return 'No cadastro cabem até dois vídeos. Os outros você envia depois, no seu perfil.'
}
