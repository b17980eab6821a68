import { dateToInstant, type Instant, instantToDate } from '../instant.ts'
import type { FeedItem } from '../schemas/feed/feed.ts'
import type { StaffMark } from '../schemas/feed/staffMark.ts'

/** Lines that may be marked one by one; firestore.rules says the same number. */
export const MAX_OPENED = 500
/** How much of the feed is news to somebody who has never marked anything, in days. */
const NEWCOMERS_DAYS = 7
const DAY_MS = 86_400_000

/** What of a line of the feed says whether it was read. */
export type MarkedLine = Pick<FeedItem, 'at' | 'actor' | 'subject'> & { readonly id: string }

const timeOf = (at: Instant): number => instantToDate(at).getTime()

function isAfter(one: Instant, other: Instant): boolean {
  return one.seconds === other.seconds ? one.nanoseconds > other.nanoseconds : one.seconds > other.seconds
}

/** How somebody begins who has marked nothing yet. */
export function firstMark(now: Date): StaffMark {
  return { readUntil: dateToInstant(new Date(now.getTime() - NEWCOMERS_DAYS * DAY_MS)), opened: {} }
}

/** Whether a line is news to `reader`: what they did themselves never is. */
export function isUnread(
  { id, at, actor }: MarkedLine,
  { readUntil, opened }: StaffMark,
  reader: string,
): boolean {
  return actor !== reader && isAfter(at, readUntil) && opened[id] === undefined
}

/** How many lines after `readUntil` are read all the same. */
export function openedCount({ readUntil, opened }: StaffMark): number {
  return Object.values(opened).filter(({ at }) => isAfter(at, readUntil)).length
}

/** The mark once these lines were opened. Beyond {@link MAX_OPENED} all that is older than the oldest of them counts as read. */
export function withOpened(mark: StaffMark, lines: readonly MarkedLine[], reader: string): StaffMark {
  const added = lines
    .filter((line) => isUnread(line, mark, reader))
    .map(({ id, at, subject }) => [id, subject === undefined ? { at } : { at, subject }] as const)
  const newest = [...Object.entries(mark.opened), ...added]
    .filter(([, { at }]) => isAfter(at, mark.readUntil))
    .toSorted(([, one], [, other]) => timeOf(other.at) - timeOf(one.at))
  const dropped = newest[MAX_OPENED]
  return {
    readUntil: dropped === undefined ? mark.readUntil : dropped[1].at,
    opened: Object.fromEntries(newest.slice(0, MAX_OPENED)),
  }
}

/** The mark once everything up to a moment was read, which is never earlier than before. */
export function withAllRead(mark: StaffMark, until: Instant): StaffMark {
  if (!isAfter(until, mark.readUntil)) return mark
  return {
    readUntil: until,
    opened: Object.fromEntries(Object.entries(mark.opened).filter(([, { at }]) => isAfter(at, until))),
  }
}

/** The mark without the lines about somebody whose account is deleted: the feed has them no more. */
export function withoutSubject(mark: StaffMark, uid: string): StaffMark {
  return {
    ...mark,
    opened: Object.fromEntries(Object.entries(mark.opened).filter(([, { subject }]) => subject !== uid)),
  }
}
