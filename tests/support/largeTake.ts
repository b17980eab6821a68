import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  BufferSource,
  BufferTarget,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

const RECORDING = fileURLToPath(new URL('recordings/chromium.mp4', import.meta.url))

/**
 * A video that plays, of so many bytes and a few more, whose index stands in front of its pictures or behind them: a recording of four
 * seconds, again and again, each picture with zeros behind it, which decoders of VP9 leave alone.
 */
export async function largeTake(bytes: number, index: 'front' | 'end'): Promise<Uint8Array> {
  const input = new Input({ formats: [MP4], source: new BufferSource(readFileSync(RECORDING)) })
  const track = await input.getPrimaryVideoTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (track === null || decoderConfig === null || decoderConfig === undefined)
    throw new Error('There is no recording')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const length = await track.computeDuration()
  const rounds = 20
  const zeros = Math.ceil(bytes / (rounds * packets.length))
  const target = new BufferTarget()
  const format = new Mp4OutputFormat({ fastStart: index === 'front' ? 'in-memory' : false })
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source)
  await output.start()
  for (let round = 0; round < rounds; round += 1) {
    for (const packet of packets) {
      const data = new Uint8Array(packet.data.length + zeros)
      data.set(packet.data)
      await source.add(packet.clone({ data, timestamp: packet.timestamp + round * length }), {
        decoderConfig,
      })
    }
  }
  await output.finalize()
  input.dispose()
  if (target.buffer === null) throw new Error('Nothing was written')
  return new Uint8Array(target.buffer)
}
