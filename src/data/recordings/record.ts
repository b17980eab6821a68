import { logWarning } from '../../lib/log.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { recordingType } from './recordingType.ts'

/** How a recording ended: by hand, at its longest, because camera or microphone went away, without room, or because the browser gave up. */
export type RecordingEnd = 'stopped' | 'limit' | 'camera' | 'full' | 'failed'

/** Where the pieces of a recording go, in their order. */
export interface PieceWriter {
  /** Rejects with a `QuotaExceededError` where there is no room. */
  readonly append: (piece: Blob) => Promise<void>
}

/** A recording while it runs: how many seconds by now. */
export interface Recording extends Store<number> {
  readonly stop: () => void
  /** Once its last piece is written, or could not be. */
  readonly ended: Promise<RecordingEnd>
}

/**
 * How often a piece is written. Chromium gives an MP4's pictures away a second at a time, once the next whole picture is there, the first
 * two together: what a dying device loses is up to a second and this, or the first two.
 */
const PIECE_MS = 500
const SHOWN_MS = 200
const VIDEO_BITS = 4_000_000
const AUDIO_BITS = 128_000
/** Whole pictures, at which a player can begin, and a recording be taken up again. */
const WHOLE_PICTURE_MS = 1000

/** TypeScript's own list does not know it yet. */
interface RecorderOptions extends MediaRecorderOptions {
  readonly videoKeyFrameIntervalDuration: number
}

/** Records until it is stopped, is as long as it may be, or cannot go on. Throws where the browser cannot begin. */
export function record(stream: MediaStream, maxSeconds: number, writer: PieceWriter): Recording {
  const mimeType = recordingType()
  const options: RecorderOptions = {
    ...(mimeType === undefined ? {} : { mimeType }),
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
    videoKeyFrameIntervalDuration: WHOLE_PICTURE_MS,
  }
  const recorder = new MediaRecorder(stream, options)
  const { set, ...seconds } = createStore(0)
  let end: RecordingEnd | undefined
  let written: Promise<void> = Promise.resolve()
  const begun = performance.now()

  function stop(reason: RecordingEnd): void {
    end ??= reason
    if (recorder.state !== 'inactive') recorder.stop()
  }

  function look(): void {
    const now = (performance.now() - begun) / 1000
    set(Math.min(now, maxSeconds))
    if (now >= maxSeconds) stop('limit')
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    // A page in the background has slow clocks, and pieces all the same.
    look()
    if (data.size === 0) return
    written = written.then(() => writer.append(data))
    written.catch((error: unknown) => {
      if (end !== 'full' && end !== 'failed') logWarning('A recording could not be written', error)
      end = isFull(error) ? 'full' : 'failed'
      stop(end)
    })
  })
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', () => stop('camera'))
    // A phone takes the picture away from a page that is not looked at.
    if (track.kind === 'video') track.addEventListener('mute', () => stop('camera'))
  }

  const ended = new Promise<RecordingEnd>((resolve) => {
    recorder.addEventListener('error', () => stop('failed'))
    recorder.addEventListener('stop', () => {
      clearInterval(timer)
      written
        .catch(() => undefined)
        .then(() => resolve(end ?? 'camera'))
        .catch(() => undefined)
    })
  })
  recorder.start(PIECE_MS)
  const timer = setInterval(look, SHOWN_MS)
  return { ...seconds, stop: () => stop('stopped'), ended }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
