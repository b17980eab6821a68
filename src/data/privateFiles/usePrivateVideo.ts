import { type ReactEventHandler, useRef, useState } from 'react'
import { logWarning } from '../../lib/log.ts'
import { type PrivateFile, usePrivateFile } from './usePrivateFile.ts'

/** Of a `MediaError`: the file came and cannot be decoded, or no source was of use, whatever the reason. */
const DECODE = 3
const NOT_SUPPORTED = 4

export interface PlayedFile {
  readonly file: PrivateFile
  /** The file is there, and this browser does not show it. */
  readonly isUnplayable: boolean
  readonly handlers: Readonly<Record<'onError' | 'onLoadedMetadata', ReactEventHandler<HTMLVideoElement>>>
}

/** A video that no rule opens: its address, renewed where it was when its ticket ran out, and whether this browser shows it at all. */
export function usePrivateVideo(path: string, isWanted: boolean): PlayedFile {
  const file = usePrivateFile(path, isWanted)
  const [unplayable, setUnplayable] = useState<string>()
  // Where it was when its ticket ran out.
  const left = useRef<{ time: number; isPlaying: boolean }>(undefined)

  /** A browser says of a ticket that ran out what it says of a video that it does not know: the server knows which it is. */
  async function judge(): Promise<void> {
    if (await isThere(file.address)) setUnplayable(path)
    else file.renew()
  }

  return {
    file,
    isUnplayable: unplayable === path,
    handlers: {
      onError: ({ currentTarget: { currentTime, paused, error } }) => {
        left.current ??= { time: currentTime, isPlaying: !paused }
        if (error?.code === DECODE || error?.code === NOT_SUPPORTED) void judge()
        else file.renew()
      },
      onLoadedMetadata: ({ currentTarget }) => {
        file.arrived()
        // It would be heard and not seen.
        if (currentTarget.videoWidth === 0 && currentTarget.readyState > 0) setUnplayable(path)
        if (left.current === undefined) return
        currentTarget.currentTime = left.current.time
        // A browser that wants to be asked again leaves it paused at the same place.
        if (left.current.isPlaying) currentTarget.play().catch(() => undefined)
        left.current = undefined
      },
    },
  }
}

async function isThere(address: string | undefined): Promise<boolean> {
  if (address === undefined) return false
  try {
    return (await fetch(address, { headers: { range: 'bytes=0-0' } })).ok
  } catch (error) {
    logWarning('A video could not be asked for', error)
    return false
  }
}
