import * as z from 'zod/mini'
import { type Instant, isInstant } from '../../instant.ts'
import { instantSchema } from '../instant.ts'

/** A line of the feed that was opened by itself. */
export interface OpenedLine {
  readonly at: Instant
  readonly subject?: string
}

/** A staff member's read marker in the feed. */
export interface StaffMark {
  /** Everything up to this moment is read. */
  readonly readUntil: Instant
  /** What is read of the rest, by the id of the line; firestore.rules says how many there may be. */
  readonly opened: Readonly<Record<string, OpenedLine>>
}

/** `seconds.nanoseconds`, and `/subject` for a line about a person; firestore.rules has the same pattern. */
const OPENED_LINE = /^(\d{1,11})\.(\d{9})(?:\/([^ ]{1,128}))?$/

/** Stored as text, because rules can check a map's texts and nothing deeper. Marks from before that hold objects. */
const storedLineSchema = z.custom<string | OpenedLine>((stored) => toOpenedLine(stored) !== undefined)

/** `staffMarks/{uid}`, as it is stored. */
export const staffMarkSchema = z.strictObject({
  readUntil: instantSchema,
  opened: z.record(z.string(), storedLineSchema),
})

/** Returns a mark as code works with it. */
export function toStaffMark({ readUntil, opened }: z.infer<typeof staffMarkSchema>): StaffMark {
  const lines = Object.entries(opened).flatMap(([id, stored]) => {
    const line = toOpenedLine(stored)
    return line === undefined ? [] : [[id, line] as const]
  })
  return { readUntil, opened: Object.fromEntries(lines) }
}

function toOpenedLine(stored: unknown): OpenedLine | undefined {
  if (typeof stored !== 'string') return isOpenedLine(stored) ? stored : undefined
  const [, seconds, nanoseconds, subject] = OPENED_LINE.exec(stored) ?? []
  if (seconds === undefined) return undefined
  const at = { seconds: Number(seconds), nanoseconds: Number(nanoseconds) }
  return subject === undefined ? { at } : { at, subject }
}

function isOpenedLine(stored: unknown): stored is OpenedLine {
  return typeof stored === 'object' && stored !== null && 'at' in stored && isInstant(stored.at)
}

/** Formats opened lines as they are stored. */
export function formatOpened(opened: StaffMark['opened']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(opened).map(([id, { at, subject }]) => {
      const time = `${String(at.seconds)}.${String(at.nanoseconds).padStart(9, '0')}`
      return [id, subject === undefined ? time : `${time}/${subject}`]
    }),
  )
}
