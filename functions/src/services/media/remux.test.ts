import type { ProfileVideo } from '@ribalta/domain/schemas/media/media'
import { BufferSource, EncodedPacketSink, Input, MP4, QTFF, WEBM } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { boxesOf, inIndex } from '../../testing/isoBoxes.ts'
import {
  appleMeta,
  largeVideo,
  PLACE,
  placeAtom,
  realVideo,
  SECRET,
  type VideoOptions,
  WEBM_TAGS,
} from '../../testing/videoFiles.ts'
import { BLOCK_BYTES, type RangedFile } from './blockReader.ts'
import { cleanVideo, codecOf } from './remux.ts'

type Extension = ProfileVideo['extension']

function fileOf(bytes: Buffer): RangedFile {
  return {
    size: bytes.length,
    read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
  }
}

async function cleaned(bytes: Buffer, extension: Extension): Promise<Buffer> {
  const clean = await cleanVideo(fileOf(bytes), extension)
  const parts: Uint8Array[] = []
  await clean.write((data) => {
    parts.push(data)
    return Promise.resolve()
  })
  const whole = Buffer.concat(parts)
  expect(whole).toHaveLength(clean.bytes)
  return whole
}

interface Seen {
  readonly rotation: number
  readonly packets: readonly (readonly [timestamp: number, data: string])[]
  readonly sounds: number
}

async function seenIn(bytes: Buffer): Promise<Seen> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BufferSource(bytes) })
  const [video] = await input.getVideoTracks()
  const [sound] = await input.getAudioTracks()
  if (video === undefined) throw new Error('There is no picture')
  const packets: [number, string][] = []
  for await (const { timestamp, data } of new EncodedPacketSink(video).packets()) {
    packets.push([Math.round(timestamp * 1000), Buffer.from(data).toString('base64')])
  }
  let sounds = 0
  if (sound !== undefined) for await (const _packet of new EncodedPacketSink(sound).packets()) sounds += 1
  const rotation = await video.getRotation()
  input.dispose()
  return { rotation, packets, sounds }
}

const cases: readonly (readonly [name: string, Extension, VideoOptions])[] = [
  ['MP4 with its index last', 'mp4', { layout: 'index last' }],
  ['MP4 with its index first', 'mp4', { layout: 'index first' }],
  ['MP4 in fragments', 'mp4', { layout: 'fragments' }],
  ['MP4 with sound', 'mp4', { hasSound: true }],
  ['MP4 on its side', 'mp4', { rotation: 90 }],
  ['MP4 upside down', 'mp4', { rotation: 180 }],
  ['QuickTime', 'mov', { rotation: 270, hasSound: true }],
  ['WebM', 'webm', {}],
  ['WebM with sound', 'webm', { hasSound: true }],
]

describe.each(cases)('%s', (_name, extension, options) => {
  it('keeps its pictures, its sound, its times and the way it is turned', async () => {
    const bytes = await realVideo(extension, options)
    expect(await seenIn(await cleaned(bytes, extension))).toEqual(await seenIn(bytes))
  })
})

it('an MP4 has its index in front, so that it can be sought in', async () => {
  const types = boxesOf(await cleaned(await realVideo('mp4', { hasSound: true }), 'mp4')).map(
    ({ type }) => type,
  )
  expect(types.filter((type) => type !== 'free')).toEqual(['ftyp', 'moov', 'mdat'])
})

describe('nothing but the streams', () => {
  const atoms = async (kind: 'mp4' | 'mov'): Promise<Buffer> =>
    inIndex(await realVideo(kind, { hasSound: true }), placeAtom(), appleMeta())
  const telling: readonly (readonly [name: string, Extension, () => Promise<Buffer>])[] = [
    ['MP4 with the place that phones write', 'mp4', () => atoms('mp4')],
    ['QuickTime with the place that phones write', 'mov', () => atoms('mov')],
    ['WebM with tags', 'webm', () => realVideo('webm', { tags: WEBM_TAGS, hasSound: true })],
    ['MP4 with tags', 'mp4', () => realVideo('mp4', { tags: { title: SECRET, comment: PLACE } })],
  ]

  it.each(telling)('is left of %s', async (_name, extension, make) => {
    const bytes = Buffer.concat([await make(), Buffer.from(`<script>${SECRET}</script>`)])
    expect(bytes.includes(PLACE)).toBe(true)
    expect(bytes.includes(SECRET)).toBe(true)
    const clean = await cleaned(bytes, extension)
    for (const told of [PLACE, SECRET, '<script', 'udta']) expect(clean.includes(told)).toBe(false)
    expect((await seenIn(clean)).packets).toHaveLength(16)
  })
})

describe('a bucket that fails', () => {
  it('while it is read from is no fault of the video', async () => {
    const bytes = await realVideo('mp4')
    const failing = { size: bytes.length, read: () => Promise.reject(new Error('503')) }
    await expect(cleanVideo(failing, 'mp4')).rejects.toThrow('503')
  })

  it('while it is written to is no fault of the video', async () => {
    const clean = await cleanVideo(fileOf(await realVideo('mp4')), 'mp4')
    await expect(clean.write(() => Promise.reject(new Error('503')))).rejects.toThrow('503')
  })
})

it('a large video is asked for block by block, each of them twice, and comes out in pieces', async () => {
  const bytes = await largeVideo(24)
  let asked = 0
  const file = fileOf(bytes)
  const clean = await cleanVideo(
    {
      ...file,
      read: (start, end) => {
        asked += 1
        return file.read(start, end)
      },
    },
    'mp4',
  )
  let largest = 0
  await clean.write((data) => {
    largest = Math.max(largest, data.length)
    return Promise.resolve()
  })
  const blocks = Math.ceil(bytes.length / BLOCK_BYTES)
  expect(blocks).toBeGreaterThan(5)
  expect(asked).toBeLessThanOrEqual(2 * blocks + 4)
  expect(largest).toBeLessThanOrEqual(BLOCK_BYTES)
})

describe('how the pictures are coded', () => {
  it.each(['webm', 'mp4', 'mov'] as const)(
    'is told of a %s, and not of what cannot be read',
    async (kind) => {
      const bytes = await realVideo(kind)
      expect(await codecOf(fileOf(bytes), kind === 'webm')).toBe('vp9')
      const cut = codecOf(fileOf(bytes.subarray(0, 40)), kind === 'webm')
      expect(await cut.catch(() => undefined)).toBeUndefined()
    },
  )

  it('is told without reading the pictures, wherever the index is', async () => {
    const bytes = await largeVideo(40)
    const starts: number[] = []
    const read: RangedFile['read'] = (start, end) => {
      starts.push(start)
      return Promise.resolve(bytes.subarray(start, end))
    }
    expect(await codecOf({ size: bytes.length, read }, false)).toBe('vp9')
    expect(starts).toEqual([0, 10 * BLOCK_BYTES])
  })
})
