/**
 * An instant as Firestore's Timestamp classes carry it, in the browser and on the server: both have these two
 * fields, so `domain/` can speak of stored times without either SDK.
 */
export interface Instant {
  readonly seconds: number
  readonly nanoseconds: number
}

export function isInstant(value: unknown): value is Instant {
  if (typeof value !== 'object' || value === null) return false
  const { seconds, nanoseconds } = value as { seconds?: unknown; nanoseconds?: unknown }
  return Number.isInteger(seconds) && Number.isInteger(nanoseconds)
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
