import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ProfileVideo } from '@ribalta/domain/schemas/media/media'
import { isoBox } from '@ribalta/domain/testing/isoBox'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type MetadataTags,
  MovOutputFormat,
  Mp4OutputFormat,
  type Mp4OutputFormat as IsoFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'

/** Where somebody was, as phones write it; nothing that is served may hold it. */
export const PLACE = '-22.9068-043.1729/'
export const SECRET = 'segredo'

const CLIP = fileURLToPath(new URL('../../../scripts/seed/clips/seed-0002.webm', import.meta.url))
const FRAMES = 16

type Layout = 'index first' | 'index last' | 'fragments'

export interface VideoOptions {
  readonly rotation?: 0 | 90 | 180 | 270
  readonly layout?: Layout
  readonly tags?: MetadataTags
  readonly hasSound?: boolean
}

/** A short video that plays, in any of the containers that are accepted. */
export async function realVideo(
  kind: ProfileVideo['extension'],
  options: VideoOptions = {},
): Promise<Buffer> {
  const input = new Input({ formats: [WEBM], source: new BufferSource(readFileSync(CLIP)) })
  const [track] = await input.getVideoTracks()
  const decoderConfig = await track?.getDecoderConfig()
  if (track === undefined || !decoderConfig) throw new Error('The clip cannot be read')
  const target = new BufferTarget()
  const output = new Output({ format: formatOf(kind, options.layout ?? 'index last'), target })
  const pictures = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(pictures, { rotation: options.rotation ?? 0 })
  const sound = new EncodedAudioPacketSource('opus')
  if (options.hasSound === true) output.addAudioTrack(sound, { name: SECRET })
  output.setMetadataTags(options.tags ?? {})
  await output.start()
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await pictures.add(packet, { decoderConfig })
    if (options.hasSound === true) await addSound(sound, packet)
    count += 1
    if (count === FRAMES) break
  }
  await output.finalize()
  input.dispose()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** An MP4 of so many pictures of a mebibyte each, which no player could show. */
export async function largeVideo(mebibytes: number): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target })
  const pictures = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(pictures)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 }
  for (let index = 0; index < mebibytes; index += 1) {
    const picture = new EncodedPacket(new Uint8Array(1024 * 1024).fill(index), 'key', index, 1)
    await pictures.add(picture, { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

/** Silence in Opus. */
async function addSound(sound: EncodedAudioPacketSource, { timestamp }: EncodedPacket): Promise<void> {
  const silence = new EncodedPacket(Uint8Array.of(0xf8, 0xff, 0xfe), 'key', timestamp, 0.02)
  await sound.add(silence, { decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 } })
}

function formatOf(
  kind: ProfileVideo['extension'],
  layout: Layout,
): WebMOutputFormat | IsoFormat | MovOutputFormat {
  if (kind === 'webm') return new WebMOutputFormat()
  const fastStart = layout === 'fragments' ? 'fragmented' : layout === 'index first' ? 'in-memory' : false
  return kind === 'mov' ? new MovOutputFormat({ fastStart }) : new Mp4OutputFormat({ fastStart })
}

/** `udta/©xyz`, as Android writes it. */
export function placeAtom(): Uint8Array {
  const text = Buffer.from(PLACE)
  const length = Buffer.from([0, text.length, 0x15, 0xc7])
  return isoBox('udta', isoBox('\u00a9xyz', length, text), isoBox('\u00a9mod', Buffer.from(SECRET)))
}

/** `moov/meta` with the key that iPhones use. */
export function appleMeta(): Uint8Array {
  const key = 'com.apple.quicktime.location.ISO6709'
  const handler = Buffer.alloc(25)
  handler.write('mdta', 8, 'latin1')
  const data = isoBox('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.from(PLACE))
  return isoBox(
    'meta',
    isoBox('hdlr', handler),
    isoBox('keys', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), isoBox('mdta', Buffer.from(key))),
    isoBox('ilst', isoBox('\u0000\u0000\u0000\u0001', data)),
  )
}

/** What mediabunny writes as Matroska's `Tags`. */
export const WEBM_TAGS: MetadataTags = { title: SECRET, raw: { LOCATION: PLACE } }
