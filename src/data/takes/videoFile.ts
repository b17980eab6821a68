import { showBlob } from '../../lib/media/showBlob.ts'

/** Phones and old systems give some videos no type. */
const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}
/** What shows its length shows it soon; anything else is uploaded without. */
const LOOKED_MS = 10_000

/** What a chosen file is: what the browser says without a codec, or else what its name says. */
export function videoTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const said = type.split(';')[0] ?? ''
  return said === 'video/x-m4v' || said === ''
    ? (TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? said)
    : said
}

/** How long a video plays; undefined where this browser cannot play it, or where it does not say. */
export async function secondsOf(file: Blob): Promise<number | undefined> {
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = showBlob(video, file)
  try {
    return await new Promise<number | undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), LOOKED_MS)
      video.addEventListener('error', () => resolve(undefined))
      video.addEventListener('loadedmetadata', () => {
        resolve(Number.isFinite(video.duration) ? video.duration : undefined)
      })
    })
  } finally {
    clearTimeout(timer)
    end()
  }
}
