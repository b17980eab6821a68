import { GeoPoint, Timestamp } from '../values/value.ts'
import {
  Capture,
  Constraint,
  Duration,
  Failure,
  isList,
  MapDiff,
  type Result,
  RulesPath,
  RulesSet,
  type RuleValue,
} from './values.ts'

/** A result in the JSON of the coverage report (`{"boolValue":true}`, `{"undefined":{…}}`). */
export function toReportJson(result: Result): Record<string, unknown> {
  if (result instanceof Failure) {
    return { undefined: result.message === undefined ? {} : { causeMessage: result.message } }
  }
  if (result === null) return { nullValue: null }
  if (typeof result === 'boolean') return { boolValue: result }
  if (typeof result === 'bigint') return { intValue: String(result) }
  if (typeof result === 'number') return { floatValue: Number.isFinite(result) ? result : String(result) }
  return typeof result === 'string' ? { stringValue: result } : objectJson(result)
}

/** A result as one line of text. */
export function debugText(result: Result): string {
  return JSON.stringify(toReportJson(result))
}

/** `2026-01-15T12:34:56.123456789Z`. */
function timestampText(timestamp: Timestamp): string {
  const seconds = new Date(timestamp.seconds * 1000).toISOString().slice(0, 19)
  const fraction =
    timestamp.nanos === 0 ? '' : `.${String(timestamp.nanos).padStart(9, '0').replace(/0+$/, '')}`
  return `${seconds}${fraction}Z`
}

/** A path as messages show it. */
export function pathText(path: RulesPath): string {
  const segments = path.segments.map((segment) =>
    segment instanceof Capture
      ? `segments { capture: ${JSON.stringify(segment.name)} }`
      : `segments { simple: ${JSON.stringify(segment)} }`,
  )
  return `path_value { ${segments.join(' ')} }`
}

function objectJson(
  value: Exclude<RuleValue, null | boolean | bigint | number | string>,
): Record<string, unknown> {
  if (isList(value)) return { listValue: valuesJson(value) }
  if (value instanceof RulesSet) return { setValue: valuesJson(value.items) }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (value instanceof Timestamp) return { timestampValue: timestampText(value) }
  if (value instanceof Duration) return { durationValue: durationText(value) }
  if (value instanceof GeoPoint)
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } }
  if (value instanceof RulesPath) return { pathValue: { segments: value.segments.map(segmentJson) } }
  if (value instanceof Constraint) {
    return {
      constraintValue: value.bounds.map((bound) => ({
        comparator: bound.operator,
        value: toReportJson(bound.value),
      })),
    }
  }
  if (value instanceof MapDiff) {
    const { added, removed, changed, unchanged } = value
    return { mapDiffValue: { added, removed, changed, unchanged } }
  }
  const entries = value.keys().map((key) => [key, toReportJson(value.get(key) ?? null)] as const)
  return { mapValue: entries.length === 0 ? {} : { fields: Object.fromEntries(entries) } }
}

function valuesJson(items: readonly RuleValue[]): Record<string, unknown> {
  return items.length === 0 ? {} : { values: items.map(toReportJson) }
}

function segmentJson(segment: string | Capture): Record<string, unknown> {
  return segment instanceof Capture ? { capture: segment.name } : { simple: segment }
}

function durationText(duration: Duration): string {
  const sign = duration.nanos < 0n ? '-' : ''
  const nanos = duration.nanos < 0n ? -duration.nanos : duration.nanos
  const fraction = String(nanos % 1_000_000_000n)
    .padStart(9, '0')
    .replace(/0+$/, '')
  return `${sign}${nanos / 1_000_000_000n}${fraction === '' ? '' : `.${fraction}`}s`
}
