import { dateToInstant, type Instant, instantToDate, instantToDay, isInstant } from '../instant.ts'
import { isRealDay } from '../realDay.ts'
import { dayInSaoPaulo, fromSaoPaulo } from '../saoPauloTime.ts'

const EARLIEST_YEAR = 1900

/** Stands where a record has no birth date: 1 January 1899, a day on which {@link parseBirthDate} lets nobody be born. */
export const NO_BIRTH_DATE: Instant = { seconds: -2_240_524_800, nanoseconds: 0 }

/** Whether a record's birth date is one, and not {@link NO_BIRTH_DATE}. */
export function isBirthDateKnown(birthDate: Instant): boolean {
  return birthDate.seconds !== NO_BIRTH_DATE.seconds
}

/**
 * Whatever a client may send as a birth date (a Timestamp's two fields, an ISO text, a day `YYYY-MM-DD`, a Date,
 * milliseconds) as midnight UTC of that day, or `undefined` where it is of no valid type, is no real day, is not yet in São Paulo or
 * lies before 1900.
 */
export function parseBirthDate(value: unknown, now: Date): Instant | undefined {
  const date = toDate(value)
  if (date === undefined || Number.isNaN(date.getTime())) return undefined
  // Looked at before `Date.UTC`, which takes the years 0 to 99 for 1900 to 1999.
  if (date.getUTCFullYear() < EARLIEST_YEAR) return undefined
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  return day > Date.parse(dayInSaoPaulo(now)) ? undefined : dateToInstant(new Date(day))
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
  const written = text.slice(0, 10)
  if (!isRealDay(written)) return undefined
  // A time without a zone would be read in the zone of whoever runs this.
  return new Date(parts[5] === undefined ? `${written}T00:00:00Z` : text)
}

/** Whole years from a birth date (midnight UTC) to the day that a moment is in São Paulo. */
export function ageAt(birthDate: Instant, now: Date): number {
  const born = instantToDay(birthDate)
  const today = dayInSaoPaulo(now)
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(4) >= born.slice(4) ? years : years - 1
}

export const ADULT_AGE = 18

export function isMinor(birthDate: Instant, now: Date): boolean {
  return ageAt(birthDate, now) < ADULT_AGE
}

/** When somebody comes of age: midnight of the birthday in São Paulo; who was born on 29 February does so on 1 March. */
export function adultAt(birthDate: Instant): Instant {
  const born = instantToDate(birthDate)
  const day = new Date(Date.UTC(born.getUTCFullYear() + ADULT_AGE, born.getUTCMonth(), born.getUTCDate()))
  return dateToInstant(fromSaoPaulo(`${day.toISOString().slice(0, 10)}T00:00`) ?? day)
}
