import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'
import { expect, it } from 'vitest'
import { hostileVideos } from '../../testing/hostileVideos.ts'
import { PLACE, SECRET } from '../../testing/videoFiles.ts'
import { cleanVideo, VideoRefused } from './remux.ts'

const videos = await hostileVideos()

/** The file as it would be stored, or why it is refused. */
async function outcomeOf(bytes: Buffer, extension: 'mp4' | 'mov' | 'webm'): Promise<Buffer | VideoRefused> {
  try {
    const read = (start: number, end: number): Promise<Uint8Array> =>
      Promise.resolve(bytes.subarray(start, end))
    const clean = await cleanVideo({ size: bytes.length, read }, extension)
    const parts: Uint8Array[] = []
    await clean.write((data) => {
      parts.push(data)
      return Promise.resolve()
    })
    return Buffer.concat(parts)
  } catch (error) {
    if (error instanceof VideoRefused) return error
    throw error
  }
}

it('there are more than sixty', () => {
  expect(videos.length).toBeGreaterThan(60)
  expect(new Set(videos.map(({ name }) => name)).size).toBe(videos.length)
})

it.each(videos)('$name: refused, or clean', async ({ bytes, extension }) => {
  const outcome = await outcomeOf(bytes, extension)
  if (outcome instanceof VideoRefused) return
  for (const told of [PLACE, SECRET, '<script', 'PK\u0003\u0004', 'udta', 'evil'])
    expect(outcome.includes(told)).toBe(false)
  const input = new Input({ formats: [MP4, WEBM], source: new BufferSource(outcome) })
  const [video] = await input.getVideoTracks()
  expect(video).toBeDefined()
  let count = 0
  if (video !== undefined) for await (const _packet of new EncodedPacketSink(video).packets()) count += 1
  expect(count).toBeGreaterThan(0)
  expect(outcome.length).toBeLessThan(bytes.length * 1.25 + 4 * 1024 * 1024)
  input.dispose()
})

it('what only tells too much is kept', async () => {
  const telling = videos.filter(({ name }) => /behind its end|place|XMP|free box/.test(name))
  expect(telling.length).toBeGreaterThan(12)
  for (const { bytes, extension } of telling) expect(await outcomeOf(bytes, extension)).toBeInstanceOf(Buffer)
})
