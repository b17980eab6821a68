import { fromMicros, toMicros } from '../../values/timestamps.ts'
import type { Timestamp } from '../../values/value.ts'

const VERSION_BYTES = 8

/** The opaque bytes clients keep for resuming: the state they have, and the run of the database it belongs to. */
export function encodeResumeToken(epoch: string, readTime: Timestamp): Uint8Array {
  const name = Buffer.from(epoch)
  const token = Buffer.alloc(VERSION_BYTES + name.length)
  token.writeBigInt64BE(BigInt(toMicros(readTime)))
  name.copy(token, VERSION_BYTES)
  return new Uint8Array(token)
}

/** The state a token stands for; undefined for tokens of another run and for anything that is no token. */
export function decodeResumeToken(epoch: string, token: Uint8Array): Timestamp | undefined {
  const bytes = Buffer.from(token)
  if (bytes.length < VERSION_BYTES || bytes.subarray(VERSION_BYTES).toString() !== epoch) return undefined
  return fromMicros(Number(bytes.readBigInt64BE()))
}
