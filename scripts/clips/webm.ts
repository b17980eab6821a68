/** One encoded picture of a video and the moment when it is shown. */
export interface EncodedFrame {
  readonly data: Buffer
  readonly milliseconds: number
  readonly isKey: boolean
}

export interface VideoFacts {
  /** Matroska's name of the codec. */
  readonly codec: 'V_VP8' | 'V_VP9'
  readonly width: number
  readonly height: number
  readonly milliseconds: number
}

const TIMESTAMP_SCALE = 1_000_000
const VIDEO_TRACK = 1

function uint(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256)
  return Buffer.from(bytes)
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** An EBML element; its size always takes eight bytes. */
function element(id: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length))
  size[0] = 1
  return Buffer.concat([uint(id), size, body])
}

function simpleBlock({ data, milliseconds, isKey }: EncodedFrame, clusterAt: number): Buffer {
  const head = Buffer.alloc(4)
  head[0] = 0x80 | VIDEO_TRACK
  head.writeInt16BE(milliseconds - clusterAt, 1)
  head[3] = isKey ? 0x80 : 0
  return element(0xa3, head, data)
}

/** A cluster from each key frame to the next. */
function clusters(frames: readonly EncodedFrame[]): Buffer[] {
  const starts = frames.flatMap(({ isKey }, index) => (isKey ? [index] : []))
  return starts.map((start, place) => {
    const part = frames.slice(start, starts[place + 1])
    const at = part[0]?.milliseconds ?? 0
    return element(0x1f43b675, element(0xe7, uint(at)), ...part.map((frame) => simpleBlock(frame, at)))
  })
}

/** A WebM file of one silent video; with its length, which what a browser's own recorder writes lacks. */
export function webm(
  { codec, width, height, milliseconds }: VideoFacts,
  frames: readonly EncodedFrame[],
): Buffer {
  const header = element(
    0x1a45dfa3,
    element(0x4286, uint(1)),
    element(0x42f7, uint(1)),
    element(0x42f2, uint(4)),
    element(0x42f3, uint(8)),
    element(0x4282, Buffer.from('webm')),
    element(0x4287, uint(4)),
    element(0x4285, uint(2)),
  )
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(TIMESTAMP_SCALE)),
    element(0x4489, float(milliseconds)),
    element(0x4d80, Buffer.from('ribalta')),
    element(0x5741, Buffer.from('ribalta')),
  )
  const track = element(
    0xae,
    element(0xd7, uint(VIDEO_TRACK)),
    element(0x73c5, uint(VIDEO_TRACK)),
    element(0x83, uint(1)),
    element(0x86, Buffer.from(codec)),
    element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height))),
  )
  return Buffer.concat([header, element(0x18538067, info, element(0x1654ae6b, track), ...clusters(frames))])
}
