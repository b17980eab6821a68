import { useEffect, useState } from 'react'
import { logWarning } from '../../../lib/log.ts'

export interface Device {
  readonly id: string
  readonly label: string
}

export interface Devices {
  readonly cameras: readonly Device[]
  readonly microphones: readonly Device[]
}

const NONE: Devices = { cameras: [], microphones: [] }

/** The devices there are, as they come and go; browsers name them once `stream` is open. */
export function useDevices(stream: MediaStream | undefined): Devices {
  const [devices, setDevices] = useState(NONE)
  useEffect(() => {
    if (stream === undefined) return
    const gone = new AbortController()
    function look(): void {
      navigator.mediaDevices.enumerateDevices().then(
        (all) => {
          if (gone.signal.aborted) return
          setDevices({
            cameras: named(all, 'videoinput', 'Câmera'),
            microphones: named(all, 'audioinput', 'Microfone'),
          })
        },
        (error: unknown) => {
          logWarning('Cameras and microphones could not be listed', error)
        },
      )
    }
    look()
    navigator.mediaDevices.addEventListener('devicechange', look, gone)
    return () => {
      gone.abort()
    }
  }, [stream])
  return devices
}

function named(all: readonly MediaDeviceInfo[], kind: MediaDeviceKind, word: string): readonly Device[] {
  return all
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, index) => ({
      id: deviceId,
      label: label === '' ? `${word} ${String(index + 1)}` : label,
    }))
}
