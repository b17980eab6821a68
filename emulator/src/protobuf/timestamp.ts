import { Timestamp } from '../values/value.ts'
import { WIRE } from './reader.ts'
import { invalidPayload } from './types.ts'
import type { Type } from './types.ts'

const RFC3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/
const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000

/** google.protobuf.Timestamp; what is finer than a microsecond is cut off, as Firestore stores it. */
export const timestamp: Type<Timestamp> = {
  wire: WIRE.LENGTH,
  read(reader) {
    const outer = reader.enter()
    let seconds = 0
    let nanos = 0
    while (!reader.done) {
      const tag = reader.uint32()
      if (tag >>> 3 === 1) seconds = Number(reader.int64())
      else if (tag >>> 3 === 2) nanos = reader.int32()
      else reader.skip(tag & 7)
    }
    reader.leave(outer)
    return toMicroseconds(seconds, nanos)
  },
  write(writer, value) {
    const start = writer.open()
    if (value.seconds !== 0) {
      writer.tag(1, WIRE.VARINT)
      writer.int64(BigInt(value.seconds))
    }
    if (value.nanos !== 0) {
      writer.tag(2, WIRE.VARINT)
      writer.int32(value.nanos)
    }
    writer.close(start)
  },
  fromJson: (json) => (typeof json === 'string' ? parseTimestamp(json) : fromSecondsAndNanos(json)),
  toJson: formatTimestamp,
}

/** Reads RFC 3339 with any offset; throws INVALID_ARGUMENT. */
function parseTimestamp(text: string): Timestamp {
  const match = RFC3339.exec(text)
  if (match === null) throw invalidPayload()
  const [, date, time, fraction = '', sign = '+', hours = '0', minutes = '0'] = match
  const milliseconds = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(milliseconds)) throw invalidPayload()
  const offset = (Number(hours) * 60 + Number(minutes)) * 60 * (sign === '-' ? 1 : -1)
  return toMicroseconds(milliseconds / 1000 + offset, Number(fraction.padEnd(9, '0')))
}

/** RFC 3339 in UTC with 0, 3 or 6 digits after the second, as protobuf JSON wants it. */
export function formatTimestamp(value: Timestamp): string {
  const text = new Date(value.seconds * 1000).toISOString().slice(0, 19)
  if (value.nanos === 0) return `${text}Z`
  const micros = String(Math.trunc(value.nanos / 1000)).padStart(6, '0')
  return `${text}.${micros.endsWith('000') ? micros.slice(0, 3) : micros}Z`
}

/** The JS SDK also sends `{seconds, nanos}` (its `useProto3Json: false` form). */
function fromSecondsAndNanos(json: unknown): Timestamp {
  if (typeof json !== 'object' || json === null) throw invalidPayload()
  const seconds = Number('seconds' in json ? json.seconds : 0)
  const nanos = Number('nanos' in json ? json.nanos : 0)
  return toMicroseconds(seconds, nanos)
}

function toMicroseconds(seconds: number, nanos: number): Timestamp {
  const inRange = seconds >= FIRST_SECOND && seconds <= LAST_SECOND && nanos >= 0 && nanos < 1e9
  if (!inRange || !Number.isInteger(seconds)) throw invalidPayload()
  return new Timestamp(seconds, nanos - (nanos % 1000))
}
