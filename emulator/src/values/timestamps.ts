import { Timestamp } from './value.ts'

/** Order of two instants. */
export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos
}

/** Microseconds since 1970; exact for every instant this program makes itself (below 2^53). */
export function toMicros(time: Timestamp): number {
  return time.seconds * 1_000_000 + Math.trunc(time.nanos / 1000)
}

/** Microseconds since 1970, exact for the whole range of timestamps. */
export function toExactMicros(time: Timestamp): bigint {
  return BigInt(time.seconds) * 1_000_000n + BigInt(Math.trunc(time.nanos / 1000))
}

/** The instant of a number of microseconds since 1970. */
export function fromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / 1_000_000)
  return new Timestamp(seconds, (micros - seconds * 1_000_000) * 1000)
}

/** The same for numbers beyond 2^53. */
export function fromExactMicros(micros: bigint): Timestamp {
  const rest = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n
  return new Timestamp(Number((micros - rest) / 1_000_000n), Number(rest) * 1000)
}
