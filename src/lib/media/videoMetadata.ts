import { showBlob } from './showBlob.ts'

/** A video that shows its metadata at all shows it soon. */
const LOOKED_MS = 10_000

export interface VideoMetadata {
  /** Pixels; 0 without a picture that this browser can decode. */
  readonly width: number
  /** Undefined when the file doesn't tell. */
  readonly seconds: number | undefined
}

/** Reads a video's metadata; undefined when this browser can't play it. */
export async function readVideoMetadata(file: Blob): Promise<VideoMetadata | undefined> {
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = showBlob(video, file)
  try {
    return await new Promise<VideoMetadata | undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), LOOKED_MS)
      video.addEventListener('error', () => resolve(undefined))
      video.addEventListener('loadedmetadata', () => {
        const { videoWidth: width, duration } = video
        resolve({ width, seconds: Number.isFinite(duration) ? duration : undefined })
      })
    })
  } finally {
    clearTimeout(timer)
    end()
  }
}
