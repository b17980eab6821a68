import { Timestamp } from '../../values/value.ts'
import { Duration, Failure, type Result, type RuleList } from '../values.ts'

const SECOND = 1_000_000_000n
const DAY_SECONDS = 86_400
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * SECOND],
  ['d', 86_400n * SECOND],
  ['h', 3_600n * SECOND],
  ['m', 60n * SECOND],
  ['s', SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
])
/** 0001-01-01 and 9999-12-31, between which timestamps lie. */
const MIN_SECONDS = -62_135_596_800
const MAX_SECONDS = 253_402_300_799

/** Methods of timestamps, all in UTC. */
export function timestampMethod(self: Timestamp, signature: string): Result | undefined {
  switch (signature) {
    case 'seconds/0':
      return BigInt(dateOf(self).getUTCSeconds())
    case 'minutes/0':
      return BigInt(dateOf(self).getUTCMinutes())
    case 'hours/0':
      return BigInt(dateOf(self).getUTCHours())
    case 'day/0':
      return BigInt(dateOf(self).getUTCDate())
    case 'month/0':
      return BigInt(dateOf(self).getUTCMonth() + 1)
    case 'year/0':
      return BigInt(dateOf(self).getUTCFullYear())
    case 'dayOfWeek/0':
      return BigInt(dateOf(self).getUTCDay() || 7)
    case 'dayOfYear/0':
      return BigInt(dayOfYear(self))
    case 'nanos/0':
      return BigInt(self.nanos)
    case 'toMillis/0':
      return BigInt(self.seconds) * 1000n + BigInt(Math.floor(self.nanos / 1_000_000))
    case 'date/0':
      return new Timestamp(self.seconds - secondOfDay(self), 0)
    case 'time/0':
      return new Duration(BigInt(secondOfDay(self)) * SECOND + BigInt(self.nanos))
    default:
      return undefined
  }
}

/** Methods of durations: whole seconds and what is left in nanoseconds, both with the sign of the duration. */
export function durationMethod(self: Duration, signature: string): Result | undefined {
  switch (signature) {
    case 'seconds/0':
      return self.nanos / SECOND
    case 'nanos/0':
      return self.nanos % SECOND
    default:
      return undefined
  }
}

/** Functions of the namespaces `timestamp` and `duration`; the name is qualified, as in `duration.value/2`. */
export function timeFunction(signature: string, args: RuleList): Result | undefined {
  const [first, second, third, fourth] = args
  switch (signature) {
    case 'timestamp.value/1':
      return typeof first === 'bigint' ? timestampOf(first * 1_000_000n) : undefined
    case 'timestamp.date/3':
      if (typeof first !== 'bigint' || typeof second !== 'bigint' || typeof third !== 'bigint')
        return undefined
      return timestampOfDate(Number(first), Number(second), Number(third))
    case 'duration.value/2': {
      const unit = typeof second === 'string' ? UNITS.get(second) : undefined
      if (typeof first !== 'bigint' || unit === undefined) return undefined
      return new Duration(first * unit)
    }
    case 'duration.time/4':
      if (typeof first !== 'bigint' || typeof second !== 'bigint') return undefined
      if (typeof third !== 'bigint' || typeof fourth !== 'bigint') return undefined
      return new Duration((first * 3600n + second * 60n + third) * SECOND + fourth)
    case 'duration.abs/1':
      if (!(first instanceof Duration)) return undefined
      return first.nanos < 0n ? new Duration(-first.nanos) : first
    default:
      return undefined
  }
}

/** A timestamp moved by nanoseconds. */
export function shifted(timestamp: Timestamp, nanos: bigint): Timestamp | Failure {
  return timestampOf(nanosOf(timestamp) + nanos)
}

export function nanosOf(timestamp: Timestamp): bigint {
  return BigInt(timestamp.seconds) * SECOND + BigInt(timestamp.nanos)
}

function timestampOf(nanos: bigint): Timestamp | Failure {
  const rest = ((nanos % SECOND) + SECOND) % SECOND
  const seconds = Number((nanos - rest) / SECOND)
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return new Failure('Timestamp out of range.')
  return new Timestamp(seconds, Number(rest))
}

function timestampOfDate(year: number, month: number, day: number): Timestamp | Failure {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists || year < 1 || year > 9999) return new Failure('Invalid date.')
  return new Timestamp(date.getTime() / 1000, 0)
}

function dateOf(timestamp: Timestamp): Date {
  return new Date(timestamp.seconds * 1000)
}

function secondOfDay(timestamp: Timestamp): number {
  return ((timestamp.seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS
}

function dayOfYear(timestamp: Timestamp): number {
  const date = dateOf(timestamp)
  const first = new Date(0)
  first.setUTCFullYear(date.getUTCFullYear(), 0, 1)
  return Math.floor((date.getTime() - first.getTime()) / (DAY_SECONDS * 1000)) + 1
}
