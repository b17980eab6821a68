import { dateToInstant, type Instant, instantToDate, isInstant } from './instant.ts'

const EARLIEST_YEAR = 1900

/**
 * Whatever a client may send as a birth date (a Timestamp's two fields, an ISO text, a day `YYYY-MM-DD`, a Date,
 * milliseconds) as midnight UTC of that day, or `undefined` where it is of no valid type, is no real day, lies in the future or
 * before 1900.
 */
export function parseBirthDate(value: unknown, now: Date): Instant | undefined {
  const date = toDate(value)
  if (date === undefined || Number.isNaN(date.getTime())) return undefined
  const day = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
  if (day.getUTCFullYear() < EARLIEST_YEAR || day > now) return undefined
  return dateToInstant(day)
}

function toDate(value: unknown): Date | undefined {
  if (value instanceof Date) return value
  if (typeof value === 'number') return new Date(value)
  if (typeof value === 'string') return fromText(value)
  return isInstant(value) ? instantToDate(value) : undefined
}

function fromText(text: string): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.exec(text)
  if (parts === null) return undefined
  const date = new Date(parts[4] === undefined ? `${text}T00:00:00Z` : text)
  const sameDay =
    parts[4] !== undefined || (!Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text)
  return sameDay ? date : undefined
}

/** `dd/mm/aaaa` as typed, to `YYYY-MM-DD`; `undefined` where it is no real day. */
export function parseTypedDay(text: string): string | undefined {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  if (parts === null) return undefined
  const day = `${parts[3] ?? ''}-${parts[2] ?? ''}-${parts[1] ?? ''}`
  return fromText(day) === undefined ? undefined : day
}

/** Whole years from a birth date (midnight UTC) to a moment. */
export function ageAt(birthDate: Instant, now: Date): number {
  const born = instantToDate(birthDate)
  const years = now.getUTCFullYear() - born.getUTCFullYear()
  const hadBirthday =
    now.getUTCMonth() > born.getUTCMonth() ||
    (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() >= born.getUTCDate())
  return hadBirthday ? years : years - 1
}

export const ADULT_AGE = 18

export function isMinor(birthDate: Instant, now: Date): boolean {
  return ageAt(birthDate, now) < ADULT_AGE
}
