import { MAX_ISO_HEAD_BYTES, readIsoBoxHead } from '@ribalta/domain/media/isoBox'
import {
  BlobSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  type Target,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { RecordingKind } from './recordingType.ts'

// What it stumbles over is a recording that ended in the middle, and is said otherwise.
Logging.level = LogLevel.Silent

/** Before each second or so of a WebM; its size follows in up to eight bytes (RFC 9559, 5.1.3). */
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75]
const CLUSTER_HEADER = 12
/** The table of the pictures that follow. */
const TABLE_BOX = 'moof'

interface Stream {
  readonly packets: AsyncGenerator<EncodedPacket, void>
  readonly add: (packet: EncodedPacket) => Promise<void>
  next: EncodedPacket | undefined
}

/**
 * Copies a browser's recording, which has neither a length nor an index, into a file that has both: picture by picture, nothing is
 * decoded. It may have ended anywhere. Gives how many seconds it plays; throws where there is nothing in it to be played.
 */
export async function remux(raw: Blob, kind: RecordingKind, target: Target): Promise<number> {
  const isWebm = kind === 'video/webm'
  const source = new BlobSource(await (isWebm ? wholeClusters(raw) : wholeBoxes(raw)))
  const input = new Input({ formats: [isWebm ? WEBM : MP4], source })
  try {
    // The index of an MP4 stands in front of its pictures, so that it plays from its first bytes on.
    const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' })
    const output = new Output({ format, target })
    const video = await input.getPrimaryVideoTrack()
    if (video === null) throw new Error('There is no picture')
    const audio = await input.getPrimaryAudioTrack()
    const streams = [
      await videoStream(output, video),
      ...(audio === null ? [] : [await audioStream(output, audio)]),
    ]
    await output.start()
    const seconds = await copy(streams)
    await output.finalize()
    return seconds
  } finally {
    input.dispose()
  }
}

async function videoStream(output: Output, track: InputVideoTrack): Promise<Stream> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (codec === null || decoderConfig === null) throw new Error('The picture cannot be read')
  const source = new EncodedVideoPacketSource(codec)
  const sink = new EncodedPacketSink(track)
  // Players need a whole picture first.
  const first = await sink.getFirstKeyPacket()
  if (first === null) throw new Error('There is no whole picture')
  output.addVideoTrack(source, {
    rotation: await track.getRotation(),
    maximumPacketCount: await countOf(sink),
  })
  return {
    packets: sink.packets(first),
    add: (packet) => source.add(packet, { decoderConfig }),
    next: undefined,
  }
}

async function audioStream(output: Output, track: InputAudioTrack): Promise<Stream> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (codec === null || decoderConfig === null) throw new Error('The sound cannot be read')
  const source = new EncodedAudioPacketSource(codec)
  const sink = new EncodedPacketSink(track)
  output.addAudioTrack(source, { maximumPacketCount: await countOf(sink) })
  return { packets: sink.packets(), add: (packet) => source.add(packet, { decoderConfig }), next: undefined }
}

async function countOf(sink: EncodedPacketSink): Promise<number> {
  let count = 0
  for await (const _packet of sink.packets(undefined, undefined, { metadataOnly: true })) count += 1
  return count
}

/** Copies all packets in the order of their time; gives where the last one ends. */
async function copy(streams: readonly Stream[]): Promise<number> {
  let end = 0
  for (const stream of streams) await advance(stream)
  for (;;) {
    const first = earliest(streams)
    if (first?.next === undefined) return end
    const packet = first.next
    // Sound may begin a moment before the picture, and no player asks for what is before the beginning.
    if (packet.timestamp >= 0) await first.add(packet)
    end = Math.max(end, packet.timestamp + packet.duration)
    await advance(first)
  }
}

function earliest(streams: readonly Stream[]): Stream | undefined {
  return streams.reduce<Stream | undefined>((best, each) => {
    if (each.next === undefined) return best
    return best?.next === undefined || each.next.timestamp < best.next.timestamp ? each : best
  }, undefined)
}

async function advance(stream: Stream): Promise<void> {
  const { value, done } = await stream.packets.next()
  stream.next = done === true ? undefined : value
}

/** An MP4 without the box at its end that was not written to its end; a recording's pictures follow in one pair of boxes a second. */
async function wholeBoxes(raw: Blob): Promise<Blob> {
  let end = 0
  /** Where the last box ended that is complete in itself: a table of pictures is not, without the pictures. */
  let whole = 0
  while (end < raw.size) {
    const head = readIsoBoxHead(new DataView(await raw.slice(end, end + MAX_ISO_HEAD_BYTES).arrayBuffer()))
    if (head === undefined || head.size < head.headSize || end + head.size > raw.size) break
    end += head.size
    if (head.type !== TABLE_BOX) whole = end
  }
  return raw.slice(0, whole)
}

/** A WebM without the head of a cluster at its end that was not written to its end: the library would look for the rest for ever. */
async function wholeClusters(raw: Blob): Promise<Blob> {
  const start = Math.max(0, raw.size - CLUSTER_HEADER + 1)
  const tail = new Uint8Array(await raw.slice(start).arrayBuffer())
  const half = tail.findIndex((_byte, at) => CLUSTER.every((byte, index) => tail[at + index] === byte))
  return half < 0 ? raw : raw.slice(0, start + half)
}
