/**
 * An instant as Firestore's Timestamp classes carry it, in the browser and on the server: both have these two
 * fields, so `domain/` can speak of stored times without either SDK.
 */
export interface Instant {
  readonly seconds: number
  readonly nanoseconds: number
}

/** 0001-01-01 and the end of 9999-12-31, in seconds. Firestore throws on any instant outside of them. */
const FIRST_SECOND = -62_135_596_800
const LAST_SECOND = 253_402_300_799

/** Returns whether a value is an instant that Firestore can store. */
export function isInstant(value: unknown): value is Instant {
  if (typeof value !== 'object' || value === null) return false
  const { seconds, nanoseconds } = value as { seconds?: unknown; nanoseconds?: unknown }
  return isWithin(seconds, FIRST_SECOND, LAST_SECOND) && isWithin(nanoseconds, 0, 999_999_999)
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

export function instantToDate(instant: Instant): Date {
  return new Date(instant.seconds * 1000 + Math.floor(instant.nanoseconds / 1e6))
}

export function dateToInstant(date: Date): Instant {
  const seconds = Math.floor(date.getTime() / 1000)
  return { seconds, nanoseconds: (date.getTime() - seconds * 1000) * 1e6 }
}

/** `YYYY-MM-DD` of a moment in UTC, in milliseconds. */
export function dayInUtc(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** `YYYY-MM-DD` of an instant in UTC, the zone in which a birth date is stored (midnight). */
export function instantToDay(instant: Instant): string {
  return dayInUtc(instantToDate(instant).getTime())
}
