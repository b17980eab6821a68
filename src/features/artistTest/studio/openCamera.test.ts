import { describe, expect, it, vi } from 'vitest'
import { openCamera } from './openCamera.ts'

/** Devices of which the chosen ones fail, by the name of an error. */
function mediaWithout(name: string) {
  const stream = { id: 'any' }
  return vi.fn<(constraints: MediaStreamConstraints) => Promise<{ id: string }>>((constraints) =>
    JSON.stringify(constraints).includes('deviceId')
      ? Promise.reject(new DOMException('', name))
      : Promise.resolve(stream),
  )
}

const open = (ask: ReturnType<typeof mediaWithout>, cameraId?: string, microphoneId?: string) =>
  openCamera({ getUserMedia: ask }, { cameraId, microphoneId })

describe('opening a camera', () => {
  it('asks for the one that looks at the artist, and for a voice as it is', async () => {
    const ask = mediaWithout('OverconstrainedError')
    await open(ask)
    expect(ask).toHaveBeenCalledExactlyOnceWith({
      video: {
        width: { ideal: 1280 },
        height: { ideal: 720 },
        frameRate: { ideal: 30 },
        facingMode: 'user',
      },
      audio: { echoCancellation: false },
    })
  })

  it.each(['OverconstrainedError', 'NotFoundError'])(
    'takes any where the chosen one is not there: %s',
    async (name) => {
      const ask = mediaWithout(name)
      expect(await open(ask, 'gone', 'mine')).toEqual({ id: 'any' })
      expect(ask).toHaveBeenCalledTimes(2)
    },
  )

  it('does not ask again where somebody said no', async () => {
    const ask = mediaWithout('NotAllowedError')
    await expect(open(ask, 'mine')).rejects.toThrow(DOMException)
    expect(ask).toHaveBeenCalledOnce()
  })
})
