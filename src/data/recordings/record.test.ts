import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { record } from './record.ts'

/** A recorder whose pieces come when a test says so; its last one comes when it stops, as a browser's does. */
class Recorder extends EventTarget {
  static last: Recorder | undefined
  static isTypeSupported = (type: string): boolean => type === 'video/webm'
  state = 'inactive'
  readonly options: { readonly mimeType?: string }
  constructor(_stream: unknown, options: { readonly mimeType?: string }) {
    super()
    this.options = options
    Recorder.last = this
  }
  start(): void {
    this.state = 'recording'
  }
  stop(): void {
    this.state = 'inactive'
    this.give('the end')
    this.dispatchEvent(new Event('stop'))
  }
  give(text: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([text]) }))
  }
}

class Track extends EventTarget {
  readonly kind = 'video'
}

function recording(maxSeconds = 60, append?: (piece: Blob) => Promise<void>) {
  const track = new Track()
  const written: Promise<string>[] = []
  const keep = (piece: Blob): Promise<void> => {
    written.push(piece.text())
    return Promise.resolve()
  }
  // A stream is only asked for its tracks.
  const stream = { getTracks: () => [track] } as unknown as MediaStream
  const running = record(stream, maxSeconds, { append: append ?? keep })
  const recorder = Recorder.last
  if (recorder === undefined) throw new Error('Nothing records')
  return { running, recorder, track, written: () => Promise.all(written) }
}

describe('a recording', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('MediaRecorder', Recorder)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('writes every piece in its order, the last one too, and none that is empty', async () => {
    const { running, recorder, written } = recording()
    recorder.give('one, ')
    recorder.give('')
    recorder.give('two, ')
    vi.advanceTimersByTime(2000)
    expect(running.current()).toBeCloseTo(2, 0)
    running.stop()
    expect(await running.ended).toBe('stopped')
    expect((await written()).join('')).toBe('one, two, the end')
    expect(recorder.options.mimeType).toBe('video/webm')
  })

  it('ends by itself when it is as long as it may be', async () => {
    const { running } = recording(10)
    vi.advanceTimersByTime(10_400)
    expect(await running.ended).toBe('limit')
    expect(running.current()).toBe(10)
  })

  it.each(['ended', 'mute'])('ends where the camera goes away (%s), with what there is', async (gone) => {
    const { running, track, written } = recording()
    track.dispatchEvent(new Event(gone))
    expect(await running.ended).toBe('camera')
    expect(await written()).toEqual(['the end'])
  })

  it.each([
    ['full', new DOMException('no room', 'QuotaExceededError')],
    ['failed', new Error('broken')],
  ])('ends as “%s” where a piece cannot be written', async (end, error) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const { running, recorder } = recording(60, () => Promise.reject(error))
    recorder.give('one')
    expect(await running.ended).toBe(end)
    expect(recorder.state).toBe('inactive')
    expect(warned).toHaveBeenCalledTimes(1)
  })
})
