import { dateToInstant } from '@ribalta/domain/instant'

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
