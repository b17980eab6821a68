import { Timestamp } from '../../values/value.ts'
import { Duration, Failure } from '../values.ts'

const SECOND = 1_000_000_000n
export const NANOS_PER_MILLI = 1_000_000n
const DAY_SECONDS = 86_400
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * SECOND],
  ['d', 86_400n * SECOND],
  ['h', 3_600n * SECOND],
  ['m', 60n * SECOND],
  ['s', SECOND],
  ['ms', NANOS_PER_MILLI],
  ['ns', 1n],
])
/** 0001-01-01 and 9999-12-31, between which timestamps lie. */
const MIN_SECONDS = -62_135_596_800
const MAX_SECONDS = 253_402_300_799

/** `duration.value(magnitude, unit)`; undefined for a unit that there is not. */
export function durationIn(magnitude: bigint, unit: string): Duration | undefined {
  const nanos = UNITS.get(unit)
  return nanos === undefined ? undefined : new Duration(magnitude * nanos)
}

/** `duration.time(hours, minutes, seconds, nanos)`. */
export function durationOf(hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint): Duration {
  return new Duration((hours * 3600n + minutes * 60n + seconds) * SECOND + nanos)
}

export function wholeSeconds(duration: Duration): bigint {
  return duration.nanos / SECOND
}

/** What is left beyond whole seconds. */
export function nanosOfSecond(duration: Duration): bigint {
  return duration.nanos % SECOND
}

/** How long its day has lasted. */
export function timeOfDay(timestamp: Timestamp): Duration {
  return new Duration(BigInt(secondOfDay(timestamp)) * SECOND + BigInt(timestamp.nanos))
}

/** A timestamp moved by nanoseconds. */
export function shifted(timestamp: Timestamp, nanos: bigint): Timestamp | Failure {
  return timestampOf(nanosOf(timestamp) + nanos)
}

export function nanosOf(timestamp: Timestamp): bigint {
  return BigInt(timestamp.seconds) * SECOND + BigInt(timestamp.nanos)
}

/** The instant so many nanoseconds after the epoch. */
export function timestampOf(nanos: bigint): Timestamp | Failure {
  const rest = ((nanos % SECOND) + SECOND) % SECOND
  const seconds = Number((nanos - rest) / SECOND)
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return new Failure('Timestamp out of range.')
  return new Timestamp(seconds, Number(rest))
}

/** `timestamp.date(year, month, day)`. */
export function timestampOfDate(
  wantedYear: bigint,
  wantedMonth: bigint,
  wantedDay: bigint,
): Timestamp | Failure {
  const [year, month, day] = [Number(wantedYear), Number(wantedMonth), Number(wantedDay)]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists || year < 1 || year > 9999) return new Failure('Invalid date.')
  return new Timestamp(date.getTime() / 1000, 0)
}

export function dateOf(timestamp: Timestamp): Date {
  return new Date(timestamp.seconds * 1000)
}

export function secondOfDay(timestamp: Timestamp): number {
  return ((timestamp.seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS
}

export function dayOfYear(timestamp: Timestamp): number {
  const date = dateOf(timestamp)
  const first = new Date(0)
  first.setUTCFullYear(date.getUTCFullYear(), 0, 1)
  return Math.floor((date.getTime() - first.getTime()) / (DAY_SECONDS * 1000)) + 1
}
