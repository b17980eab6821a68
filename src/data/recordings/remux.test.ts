import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { BlobSource, BufferTarget, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import type { RecordingKind } from './recordingType.ts'
import { remux } from './remux.ts'

/** Four seconds as Chromium records them from its own camera, in pieces; it ends each second's pictures with a whole one. */
const recorded = (ending: 'mp4' | 'webm'): Buffer<ArrayBuffer> =>
  readFileSync(new URL(`../../../tests/support/recordings/chromium.${ending}`, import.meta.url))

async function made(bytes: Buffer<ArrayBuffer>, kind: RecordingKind) {
  const target = new BufferTarget()
  const seconds = await remux(new Blob([bytes]), kind, target)
  return { seconds, file: Buffer.from(target.buffer ?? new ArrayBuffer(0)) }
}

/** What a player learns of a file: its length as its head says it, and how many pictures and sounds it has. */
async function read(file: Buffer<ArrayBuffer>) {
  const input = new Input({ formats: [MP4, WEBM], source: new BlobSource(new Blob([file])) })
  const counts: Record<string, number> = {}
  for (const track of await input.getTracks()) {
    counts[track.type] = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      counts[track.type] = (counts[track.type] ?? 0) + Math.sign(packet.byteLength)
    }
  }
  return { counts, said: await input.getDurationFromMetadata(), format: await input.getMimeType() }
}

describe.each([
  ['video/mp4', recorded('mp4')],
  ['video/webm', recorded('webm')],
] as const)('a recording as %s', (kind, raw) => {
  it('becomes a file that says how long it is and has every picture and sound', async () => {
    const before = await read(raw)
    const { seconds, file } = await made(raw, kind)
    const after = await read(file)
    expect(after.counts).toEqual(before.counts)
    expect(after.format.startsWith(kind)).toBe(true)
    expect(seconds).toBeCloseTo(4, 0)
    expect(after.said).toBeCloseTo(seconds, 0)
  })

  it('plays to about where it was cut, wherever that was, from its first second on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: raw.length >> 1, max: raw.length }), async (end) => {
        const { seconds, file } = await made(raw.subarray(0, end), kind)
        const { counts, said } = await read(file)
        expect(counts['video']).toBeGreaterThan(10)
        expect(said).toBeCloseTo(seconds, 0)
        // Half of the bytes and no more than a second and a half of what is lost at once.
        expect(seconds).toBeGreaterThan(4 * (end / raw.length) - 1.5)
      }),
      { numRuns: 40 },
    )
  })

  it('is refused where nothing of it can be played, and never read without an end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 300 }), async (end) => {
        await expect(made(raw.subarray(0, end), kind)).rejects.toThrow(/picture|format/)
      }),
      { numRuns: 20 },
    )
  })
})

it('plays to where it was cut in the middle of the head of a cluster, too', async () => {
  const raw = recorded('webm')
  const head = raw.indexOf(Buffer.from('1f43b675', 'hex'), raw.length >> 1)
  for (let end = head; end < head + 16; end += 1) {
    expect((await made(raw.subarray(0, end), 'video/webm')).seconds).toBeGreaterThan(1)
  }
})

it('has its index before its pictures as an MP4, so that it plays from its first bytes on', async () => {
  const { file } = await made(recorded('mp4'), 'video/mp4')
  expect(file.indexOf('moov')).toBeGreaterThan(0)
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
})
