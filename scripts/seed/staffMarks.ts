import { dateToInstant } from '../../domain/src/instant.ts'
import { staffMarkSchema } from '../../domain/src/schemas/feed/staffMark.ts'
import type { Written } from './writeDocuments.ts'

const DAY_MS = 86_400_000
/** How many days ago each read everything: they have different mornings. */
const READ_AGO = { 'demo-agente': 1, 'demo-diretora': 2 } as const

/** How far staff of the demonstration have read the feed at `day` (midnight UTC). */
export function staffMarkDocuments(day: Date): Written[] {
  return Object.entries(READ_AGO).map(([uid, days]): Written => {
    const readUntil = dateToInstant(new Date(day.getTime() - days * DAY_MS))
    return [`staffMarks/${uid}`, staffMarkSchema.parse({ readUntil, opened: {} })]
  })
}
