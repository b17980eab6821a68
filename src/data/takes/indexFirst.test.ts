import { readFileSync } from 'node:fs'
import { readIsoBoxHead } from '@ribalta/domain/media/isoBox'
import { isoBox, isoIndex } from '@ribalta/domain/testing/isoBox'
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { describe, expect, it, vi } from 'vitest'
import { indexFirst } from './indexFirst.ts'

const RECORDING = new URL('../../../tests/support/recordings/chromium.mp4', import.meta.url)

const fileOf = (bytes: Uint8Array): File =>
  new File([Uint8Array.from(bytes)], 'IMG_0042.MOV', { type: 'video/quicktime' })
const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer())

/** A recording of four seconds, written as a phone writes it. */
async function fromPhone(): Promise<File> {
  const input = new Input({
    formats: ALL_FORMATS,
    source: new BlobSource(new Blob([readFileSync(RECORDING)])),
  })
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target })
  const copied = await Conversion.init({ input, output, showWarnings: false })
  await copied.execute()
  return fileOf(new Uint8Array(target.buffer ?? new ArrayBuffer(0)))
}

/** The types of the boxes of a file and how long each is. */
function boxesOf(bytes: Uint8Array): [type: string | undefined, size: number][] {
  const boxes: [string | undefined, number][] = []
  for (let at = 0; at < bytes.length;) {
    const { type, size = bytes.length } = readIsoBoxHead(new DataView(bytes.buffer), at) ?? {}
    boxes.push([type, size])
    at += size
  }
  return boxes
}

/** Every picture of a video: when it is shown, and its bytes. */
async function pictures(file: Blob): Promise<[number, Buffer][]> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) })
  const track = await input.getPrimaryVideoTrack()
  if (track === null) throw new Error('There is no picture')
  const found: [number, Buffer][] = []
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
    found.push([timestamp, Buffer.from(data)])
  }
  return found
}

describe('a video with its index behind its pictures', () => {
  it('gets it in front, and is the same picture by picture and byte by byte', async () => {
    const file = await fromPhone()
    const before = boxesOf(await bytesOf(file))
    const moved = await indexFirst(file)
    expect(before.map(([type]) => type)).toEqual(['ftyp', 'mdat', 'moov'])
    expect(boxesOf(await bytesOf(moved))).toEqual([0, 2, 1].map((at) => before[at]))
    expect(moved.type).toBe('video/quicktime')
    const [old, now] = [await pictures(file), await pictures(moved)]
    expect(old.length).toBeGreaterThan(50)
    expect(now).toEqual(old)
  })

  it('stays as it is from then on, so that its sum does', async () => {
    const moved = await indexFirst(await fromPhone())
    expect(await indexFirst(moved)).toBe(moved)
  })

  it.each(['stco', 'co64'] as const)(
    'keeps what stood before, between and after, and tells only moved places anew: %s',
    async (table) => {
      const head = Buffer.concat([isoBox('ftyp', Buffer.from('qt  ')), isoBox('wide')])
      const media = Buffer.concat([isoBox('mdat', Buffer.alloc(40, 1)), isoBox('free', Buffer.alloc(4))])
      const end = head.length + media.length
      const length = isoIndex(table, [0, 0, 0, 0]).length
      const places = [4, head.length + 8, end - 4, end + length + 8]
      const tail = isoBox('mdat', Buffer.alloc(12, 2))
      const moved = await indexFirst(fileOf(Buffer.concat([head, media, isoIndex(table, places), tail])))
      const anew = [4, head.length + 8 + length, end - 4 + length, end + length + 8]
      expect(await bytesOf(moved)).toEqual(
        Uint8Array.from(Buffer.concat([head, isoIndex(table, anew), media, tail])),
      )
    },
  )

  it('has a size of its own where its index went to the end of the file', async () => {
    const head = isoBox('ftyp', Buffer.from('qt  '))
    const media = isoBox('mdat', Buffer.alloc(40, 1))
    const index = isoIndex('stco', [head.length + 8])
    index.fill(0, 0, 4)
    const moved = await indexFirst(fileOf(Buffer.concat([head, media, index])))
    expect(await bytesOf(moved)).toEqual(
      Uint8Array.from(Buffer.concat([head, isoIndex('stco', [head.length + 8 + index.length]), media])),
    )
  })
})

describe('anything else is taken as it is:', () => {
  const media = isoBox('mdat', Buffer.alloc(40, 1))

  it.each([
    ['an index in front', Buffer.concat([isoIndex('stco', [200]), media])],
    ['no index', media],
    ['no pictures', isoIndex('stco', [200])],
    ['an index without a table', Buffer.concat([media, isoBox('moov', isoBox('cmov'))])],
    ['an index cut short', Buffer.concat([media, isoIndex('stco', [8])]).subarray(0, -5)],
    ['no video', Buffer.from('isto não é um vídeo, e nunca foi')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_what, bytes) => {
    const file = fileOf(bytes)
    expect(await indexFirst(file)).toBe(file)
  })

  /** With one number of its index too large. */
  const lying = (at: number): Blob => {
    const index = Buffer.from(isoIndex('stco', [8]))
    index.writeUInt32BE(1_000_000, at < 0 ? index.length + at : at)
    return fileOf(Buffer.concat([media, index]))
  }
  const unreadable = fileOf(media)
  Object.defineProperty(unreadable, 'slice', {
    value: () => {
      throw new DOMException('Gone', 'NotReadableError')
    },
  })

  it.each([
    ['a table that says more than it has', lying(-8)],
    ['a box that is longer than the index', lying(16)],
    ['what cannot be read', unreadable],
  ])('%s, which the log tells', async (_what, file) => {
    const told = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await indexFirst(file)).toBe(file)
    expect(told).toHaveBeenCalledOnce()
  })
})
