import { type Frames, frameTarget, withFrame } from './frames.ts'

/** What a take is to do once its video is there. */
interface Pending {
  readonly seconds?: number
  readonly isPlayed?: boolean
}

/** The videos that are on the page, by their take: what is done by a key is done to those that are named. */
export interface Players {
  /** A video is there; gives back how to say that it is gone. */
  readonly attach: (takeId: string, video: HTMLVideoElement) => () => void
  /** Plays all, or pauses all where one plays; what is not there yet plays once it is. */
  readonly toggle: (takeIds: readonly string[]) => void
  /** All from the beginning, as soon as the last of them can; pauses all where one plays. */
  readonly playTogether: (takeIds: readonly string[]) => void
  /** That a take will not play here, so that the others do not wait for it. */
  readonly giveUp: (takeId: string) => void
  readonly seekBy: (takeIds: readonly string[], seconds: number) => void
  readonly stepFrame: (takeIds: readonly string[], step: 1 | -1) => void
  /** To a moment of a take, which does not play by itself. */
  readonly goTo: (takeId: string, seconds: number) => void
  /** Where a take is, in seconds. */
  readonly timeOf: (takeId: string) => number
  readonly setSpeed: (speed: number) => void
  readonly toggleMuted: () => void
  readonly focus: (takeId: string) => void
}

const CAN_PLAY = 3

interface Attached {
  readonly video: HTMLVideoElement
  frames: Frames
}

/** `onPlaying` is told whenever the first of them begins to play, and when the last one rests. */
export function createPlayers(begunSpeed: number, onPlaying: (isPlaying: boolean) => void): Players {
  const attached = new Map<string, Attached>()
  const pending = new Map<string, Pending>()
  /** Where those were that are not on the page any more. */
  const left = new Map<string, number>()
  let speed = begunSpeed
  let isMuted = false
  let together: ReadonlySet<string> | undefined

  const videosOf = (takeIds: readonly string[]): HTMLVideoElement[] =>
    takeIds.flatMap((takeId) => attached.get(takeId)?.video ?? [])
  const isPlaying = ({ paused, ended }: HTMLVideoElement): boolean => !paused && !ended
  const tell = (): void => {
    onPlaying([...attached.values()].some(({ video }) => isPlaying(video)))
  }

  function play(video: HTMLVideoElement): void {
    // A browser that wants to be asked by a press leaves it paused.
    video.play().catch(() => undefined)
  }

  /** True where something played and does not any more. */
  function paused(takeIds: readonly string[]): boolean {
    const playing = videosOf(takeIds).filter(isPlaying)
    for (const video of playing) video.pause()
    return playing.length > 0
  }

  function begin(takeId: string, video: HTMLVideoElement): void {
    const { seconds = left.get(takeId), isPlayed = false } = pending.get(takeId) ?? {}
    pending.delete(takeId)
    left.delete(takeId)
    if (seconds !== undefined) video.currentTime = seconds
    if (isPlayed) play(video)
  }

  function tryTogether(): void {
    if (together === undefined) return
    const videos = videosOf([...together])
    const isReady = ({ readyState, seeking }: HTMLVideoElement): boolean => readyState >= CAN_PLAY && !seeking
    if (videos.length < together.size || !videos.every(isReady)) return
    together = undefined
    for (const video of videos) play(video)
  }

  return {
    attach: (takeId, video) => {
      const entry: Attached = { video, frames: {} }
      attached.set(takeId, entry)
      video.defaultPlaybackRate = speed
      video.playbackRate = speed
      video.muted = isMuted
      const gone = new AbortController()
      const on = (kind: string, act: () => void): void => {
        video.addEventListener(kind, act, { signal: gone.signal })
      }
      on('loadedmetadata', () => {
        begin(takeId, video)
      })
      for (const kind of ['play', 'pause', 'ended', 'emptied']) on(kind, tell)
      for (const kind of ['canplay', 'seeked']) on(kind, tryTogether)
      if (video.readyState > 0) begin(takeId, video)
      if (together?.has(takeId) === true) video.preload = 'auto'
      followFrames(video, gone.signal, (mediaTime) => {
        entry.frames = withFrame(entry.frames, mediaTime)
      })
      return () => {
        gone.abort()
        if (video.readyState > 0) left.set(takeId, video.currentTime)
        if (attached.get(takeId) === entry) attached.delete(takeId)
        tell()
      }
    },
    toggle: (takeIds) => {
      together = undefined
      if (paused(takeIds)) return
      for (const takeId of takeIds) {
        const there = attached.get(takeId)?.video
        if (there !== undefined && there.readyState > 0) play(there)
        else pending.set(takeId, { ...pending.get(takeId), isPlayed: pending.get(takeId)?.isPlayed !== true })
      }
    },
    playTogether: (takeIds) => {
      if (paused(takeIds)) return
      together = new Set(takeIds)
      for (const takeId of takeIds) {
        const there = attached.get(takeId)?.video
        if (there === undefined) pending.set(takeId, { seconds: 0 })
        else {
          there.preload = 'auto'
          there.currentTime = 0
        }
      }
      tryTogether()
    },
    giveUp: (takeId) => {
      pending.delete(takeId)
      if (together?.has(takeId) !== true) return
      together = new Set([...together].filter((each) => each !== takeId))
      tryTogether()
    },
    seekBy: (takeIds, seconds) => {
      for (const video of videosOf(takeIds)) video.currentTime = Math.max(0, video.currentTime + seconds)
    },
    stepFrame: (takeIds, step) => {
      for (const takeId of takeIds) {
        const there = attached.get(takeId)
        if (there === undefined) continue
        const { video, frames } = there
        video.pause()
        video.currentTime = frameTarget(frames, video.currentTime, step)
      }
    },
    goTo: (takeId, seconds) => {
      const there = attached.get(takeId)?.video
      if (there !== undefined && there.readyState > 0) there.currentTime = seconds
      else pending.set(takeId, { ...pending.get(takeId), seconds })
    },
    timeOf: (takeId) =>
      attached.get(takeId)?.video.currentTime ?? pending.get(takeId)?.seconds ?? left.get(takeId) ?? 0,
    setSpeed: (next) => {
      speed = next
      for (const { video } of attached.values()) {
        video.defaultPlaybackRate = next
        video.playbackRate = next
      }
    },
    toggleMuted: () => {
      const [first] = attached.values()
      isMuted = !(first?.video.muted ?? isMuted)
      for (const { video } of attached.values()) video.muted = isMuted
    },
    focus: (takeId) => {
      attached.get(takeId)?.video.focus()
    },
  }
}

/** Calls with the beginning of each picture that is shown, where a browser says so. */
function followFrames(
  video: HTMLVideoElement,
  gone: AbortSignal,
  onFrame: (mediaTime: number) => void,
): void {
  if (!('requestVideoFrameCallback' in video)) return
  let handle = 0
  const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    onFrame(mediaTime)
    handle = video.requestVideoFrameCallback(look)
  }
  handle = video.requestVideoFrameCallback(look)
  gone.addEventListener('abort', () => {
    video.cancelVideoFrameCallback(handle)
  })
}
