import { dateToInstant, instantToDate, type Instant } from '@ribalta/domain/instant'
import { environment } from '../lib/environment.ts'

/** A value as Firestore's REST API writes it. */
export type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: Record<string, RestValue> } }

/** A document meant by its path below the database's root, such as `artists/abc`; how `__name__` is compared. */
export interface Reference {
  readonly reference: string
}

/** What can be compared or ordered by in a query. */
export type Encodable = string | number | boolean | null | Date | Instant | Reference | readonly Encodable[]

/** Plain data as Firestore's REST API writes it; a `Date` or an instant becomes a timestamp. */
export function encodeValue(value: Encodable): RestValue {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if ('reference' in value) {
    const database = `projects/${environment.firebase.projectId}/databases/(default)`
    return { referenceValue: `${database}/documents/${value.reference}` }
  }
  if ('seconds' in value) return { timestampValue: encodeTimestamp(value) }
  return { arrayValue: { values: value.map(encodeValue) } }
}

/**
 * A REST value as plain data: timestamps become `{ seconds, nanoseconds }` as in the SDKs, bytes stay base64,
 * references stay their resource names.
 */
function decodeValue(value: RestValue): unknown {
  if ('stringValue' in value) return value.stringValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('booleanValue' in value) return value.booleanValue
  if ('nullValue' in value) return null
  if ('timestampValue' in value) return decodeTimestamp(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(decodeValue)
  if ('mapValue' in value) return decodeFields(value.mapValue.fields)
  if ('bytesValue' in value) return value.bytesValue
  if ('referenceValue' in value) return value.referenceValue
  return { latitude: value.geoPointValue.latitude ?? 0, longitude: value.geoPointValue.longitude ?? 0 }
}

export function decodeFields(fields: Record<string, RestValue> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, decodeValue(value)]))
}

/** RFC 3339 with up to nanoseconds; `Date` alone would lose all below a millisecond. */
function decodeTimestamp(text: string): { seconds: number; nanoseconds: number } {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
  const { seconds } = dateToInstant(new Date(text))
  return { seconds, nanoseconds: Number(fraction.padEnd(9, '0').slice(0, 9)) }
}

function encodeTimestamp(instant: Instant): string {
  const toTheSecond = instantToDate({ seconds: instant.seconds, nanoseconds: 0 }).toISOString().slice(0, 19)
  return `${toTheSecond}.${String(instant.nanoseconds).padStart(9, '0')}Z`
}
