import type { ProfileVideo } from '@ribalta/domain/schemas/media/media'
import type { VideoRefusal } from '@ribalta/domain/media/videoState'
import {
  type AudioCodec,
  CustomSource,
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
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { BlockReader, type RangedFile, toError, TooMuchToRead } from './blockReader.ts'
import { checkIsoTables } from './isoTables.ts'
import { Patches, type PlacedBytes, SequentialWriter, TooMuchToPatch } from './sequentialWriter.ts'

// It would write of every odd file to the log.
Logging.level = LogLevel.Silent

type Extension = ProfileVideo['extension']

const VIDEO_CODECS: ReadonlySet<VideoCodec> = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1'])
const AUDIO_CODECS: ReadonlySet<AudioCodec> = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac'])
/** Five hours at sixty pictures a second, with sound; tables of more would fill the memory. */
const MAX_PACKETS = 1_500_000
/** So much of a stream has to be there; players skip the pictures before the first whole one, and so does this. */
const WHOLE = 0.9
const MAX_SECONDS = 24 * 60 * 60
const WRITE_BYTES = 1024 * 1024
/** A new container may weigh more than the old one, but a file whose parts say the same bytes again and again stops here. */
const MAX_GROWTH = 1.25
const SPARE_BYTES = 4 * 1024 * 1024

/** A video that cannot be made ready; sending it again would not help. */
export class VideoRefused extends Error {
  readonly refusal: VideoRefusal
  constructor(refusal: VideoRefusal) {
    super(`video refused: ${refusal}`)
    this.refusal = refusal
  }
}

/** A video that was read and can be written without anything but its streams. */
export interface CleanVideo {
  readonly extension: Extension
  readonly contentType: string
  readonly bytes: number
  /** Gives the file's bytes in order; each call is to be awaited before the next bytes come. */
  readonly write: (write: (data: Uint8Array) => Promise<void>) => Promise<void>
}

interface Streams {
  readonly video: InputVideoTrack
  readonly audio: InputAudioTrack | undefined
}

/**
 * Reads a video and answers how to write it anew: the first picture and sound track, packet by packet and turned as they
 * were, in a container of our own with its index in front where there is one; no place, device, name, cover, chapter,
 * further track or appended byte comes along. Nothing is decoded. It is read twice, by ranges, since what stands in front
 * is known only at the end and a bucket cannot be written backwards; the memory it takes is that of the packets' table.
 * Throws `VideoRefused`; what `file.read` throws comes through.
 */
export async function cleanVideo(file: RangedFile, extension: Extension): Promise<CleanVideo> {
  const patches = new Patches()
  const isWebm = extension === 'webm'
  await remux(file, isWebm, (chunk) => {
    patches.rehearse(chunk)
    const isTooLarge = patches.size > file.size * MAX_GROWTH + SPARE_BYTES
    return isTooLarge ? Promise.reject(new VideoRefused('unreadable')) : Promise.resolve()
  })
  return {
    extension: isWebm ? 'webm' : 'mp4',
    contentType: isWebm ? 'video/webm' : 'video/mp4',
    bytes: patches.size,
    write: async (write) => {
      const writer = new SequentialWriter(patches, write)
      await remux(file, isWebm, (chunk) => writer.put(chunk))
    },
  }
}

async function remux(
  file: RangedFile,
  isWebm: boolean,
  put: (chunk: PlacedBytes) => Promise<void>,
): Promise<void> {
  const reader = new BlockReader(file)
  const written: { failure: Error | undefined } = { failure: undefined }
  const input = openInput(reader, isWebm)
  try {
    await checkHead(reader, isWebm)
    await copyStreams(await findStreams(input), isWebm, async (chunk) => {
      try {
        await put(chunk)
      } catch (error) {
        written.failure = toError(error)
        throw error
      }
    })
  } catch (error) {
    if (reader.failure !== undefined && !(reader.failure instanceof TooMuchToRead)) throw reader.failure
    if (written.failure instanceof TooMuchToPatch) throw new VideoRefused('unreadable')
    if (written.failure !== undefined) throw written.failure
    if (error instanceof VideoRefused) throw error
    // Whatever the library stumbles over is the file's.
    throw new VideoRefused('unreadable')
  } finally {
    input.dispose()
  }
}

/**
 * How the pictures of a video are coded, where the library can tell; nothing is decoded. It may throw where a file cannot be
 * read, and what `file.read` throws comes through.
 */
export async function codecOf(file: RangedFile, isWebm: boolean): Promise<VideoCodec | undefined> {
  const reader = new BlockReader(file)
  const input = openInput(reader, isWebm)
  try {
    await checkHead(reader, isWebm)
    const [video] = await input.getVideoTracks()
    return (await video?.getCodec()) ?? undefined
  } finally {
    input.dispose()
  }
}

function openInput(reader: BlockReader, isWebm: boolean): Input {
  return new Input({
    formats: isWebm ? [WEBM] : [MP4, QTFF],
    source: new CustomSource({
      getSize: () => reader.size,
      read: (start, end) => reader.read(start, end),
      // The reader keeps what is read, and has to hear of every read: it notices who gets nowhere.
      maxCacheSize: 0,
      handleUnhandledError: (error) => {
        reader.failure ??= toError(error)
      },
    }),
  })
}

function checkHead(reader: BlockReader, isWebm: boolean): Promise<void> {
  return isWebm ? checkWebmHead(reader) : checkIsoTables(reader, MAX_PACKETS)
}

const WEBM_SEGMENT = Buffer.from('18538067', 'hex')
const HEAD_BYTES = 1024 * 1024

/** A file of many segments in one another takes the library hours; an honest one has one. */
async function checkWebmHead(reader: BlockReader): Promise<void> {
  const head = Buffer.from(await reader.read(0, Math.min(HEAD_BYTES, reader.size)))
  const segment = head.indexOf(WEBM_SEGMENT)
  const isNested = head.includes(WEBM_SEGMENT, segment + 1)
  if (segment < 0 || isNested) throw new VideoRefused('unreadable')
}

async function findStreams(input: Input): Promise<Streams> {
  const [videos, audios] = [await input.getVideoTracks(), await input.getAudioTracks()]
  const [video] = videos
  if (video === undefined) throw new VideoRefused('noPicture')
  const codec = await video.getCodec()
  if (codec === null || !VIDEO_CODECS.has(codec)) throw new VideoRefused('format')
  // Some phones write a second track for players that know more.
  const playable: InputAudioTrack[] = []
  for (const audio of audios) {
    const audioCodec = await audio.getCodec()
    if (audioCodec !== null && AUDIO_CODECS.has(audioCodec)) playable.push(audio)
  }
  if (audios.length > 0 && playable.length === 0) throw new VideoRefused('format')
  return { video, audio: playable[0] }
}

interface Stream {
  readonly packets: AsyncGenerator<EncodedPacket, void>
  readonly add: (packet: EncodedPacket) => Promise<void>
  /** How many packets the file says that there are, and how many could be read. */
  readonly said: number
  copied: number
  next: EncodedPacket | undefined
}

async function copyStreams(
  { video, audio }: Streams,
  isWebm: boolean,
  put: (chunk: PlacedBytes) => Promise<void>,
): Promise<void> {
  const target = new StreamTarget(
    new WritableStream<StreamTargetChunk>({ write: ({ position, data }) => put({ position, data }) }),
    { chunked: true, chunkSize: WRITE_BYTES },
  )
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' })
  const output = new Output({ format, target })
  const streams = [
    await addVideo(output, video),
    ...(audio === undefined ? [] : [await addAudio(output, audio)]),
  ]
  const shift = -Math.min(0, ...(await Promise.all([video, ...(audio ? [audio] : [])].map(firstTimestamp))))
  await output.start()
  for (const stream of streams) await advance(stream)
  for (;;) {
    const first = earliest(streams)
    if (first?.next === undefined) break
    const { timestamp } = first.next
    if (!Number.isFinite(timestamp) || Math.abs(timestamp) > MAX_SECONDS) throw new VideoRefused('unreadable')
    // What lies beside the packets (alpha, whatever a writer put there) stays behind.
    await first.add(first.next.clone({ timestamp: timestamp + shift, sideData: {} }))
    first.copied += 1
    await advance(first)
  }
  if (streams.some(({ said, copied }) => copied < said * WHOLE)) throw new VideoRefused('unreadable')
  await output.finalize()
}

function firstTimestamp(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  return track.getFirstTimestamp()
}

function earliest(streams: readonly Stream[]): Stream | undefined {
  const waiting = streams.filter(({ next }) => next !== undefined)
  return waiting.reduce<Stream | undefined>(
    (best, each) =>
      best?.next === undefined || (each.next !== undefined && each.next.timestamp < best.next.timestamp)
        ? each
        : best,
    undefined,
  )
}

async function advance(stream: Stream): Promise<void> {
  const { value, done } = await stream.packets.next()
  stream.next = done === true ? undefined : value
}

async function addVideo(output: Output, track: InputVideoTrack): Promise<Stream> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (codec === null || decoderConfig === null) throw new VideoRefused('unreadable')
  const sink = new EncodedPacketSink(track)
  const source = new EncodedVideoPacketSource(codec)
  const said = await countPackets(sink)
  output.addVideoTrack(source, {
    rotation: await track.getRotation(),
    flip: await track.getFlip(),
    maximumPacketCount: said,
  })
  return {
    // Players need a whole picture first.
    packets: sink.packets((await sink.getFirstKeyPacket()) ?? undefined),
    add: (packet) => source.add(packet, { decoderConfig }),
    said,
    copied: 0,
    next: undefined,
  }
}

async function addAudio(output: Output, track: InputAudioTrack): Promise<Stream> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()]
  if (codec === null || decoderConfig === null) throw new VideoRefused('unreadable')
  const sink = new EncodedPacketSink(track)
  const source = new EncodedAudioPacketSource(codec)
  const said = await countPackets(sink)
  output.addAudioTrack(source, { maximumPacketCount: said })
  return {
    packets: sink.packets(),
    add: (packet) => source.add(packet, { decoderConfig }),
    said,
    copied: 0,
    next: undefined,
  }
}

/** Throws for none, and for more than any honest file has; parts that are said to lie in several places count each time. */
async function countPackets(sink: EncodedPacketSink): Promise<number> {
  let count = 0
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    count += 1
    if (count > MAX_PACKETS || packet.byteLength === 0) throw new VideoRefused('unreadable')
  }
  if (count === 0) throw new VideoRefused('unreadable')
  return count
}
