import { instantToDate, type Instant } from '@ribalta/domain/instant'
import { databaseName } from '../../lib/firebaseSettings.ts'
import type { RestValue } from './values.ts'

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
    return { referenceValue: `${databaseName}/documents/${value.reference}` }
  }
  if ('seconds' in value) return { timestampValue: encodeTimestamp(value) }
  return { arrayValue: { values: value.map(encodeValue) } }
}

function encodeTimestamp(instant: Instant): string {
  const toTheSecond = instantToDate({ seconds: instant.seconds, nanoseconds: 0 }).toISOString().slice(0, 19)
  return `${toTheSecond}.${String(instant.nanoseconds).padStart(9, '0')}Z`
}
