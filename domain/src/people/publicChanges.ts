import { FACTS, PUBLIC_FACTS } from './factTable.ts'
import type { Artist } from '../schemas/people/artist.ts'
import type { ProfileMedia } from '../schemas/media/media.ts'

/** What the public sees of a person apart from photos and videos, in the order in which a reviewer reads it. */
export const PUBLIC_FIELDS = ['artisticName', 'username', ...PUBLIC_FACTS] as const
export type PublicField = (typeof PUBLIC_FIELDS)[number]

/** The public part of a record, or a published version: both have it. */
export type PublicVersion = Pick<Artist, PublicField | 'media'>

/** `same` where nothing changed, also where both are empty. */
export type Change = 'same' | 'added' | 'changed' | 'removed'

export interface FieldChange {
  readonly field: PublicField
  readonly change: Change
}

export interface MediaChange {
  readonly media: ProfileMedia
  readonly change: Exclude<Change, 'changed'>
}

export interface MediaChanges {
  /** The new order, and after it what was taken away. */
  readonly items: readonly MediaChange[]
  /** What stayed is in another order. */
  readonly isReordered: boolean
}

/** Lists whose order says nothing. */
const SETS: ReadonlySet<PublicField> = new Set(
  PUBLIC_FACTS.filter((name) => ['classes', 'skills', 'choices'].includes(FACTS[name].kind)),
)

/** What a record would change on the public page, field by field; without a published version everything is new. */
export function fieldChanges(before: PublicVersion | undefined, after: PublicVersion): FieldChange[] {
  return PUBLIC_FIELDS.map((field) => ({
    field,
    change: changeOf(canonical(before?.[field], field), canonical(after[field], field)),
  }))
}

function changeOf(before: string, after: string): Change {
  if (before === after) return 'same'
  if (before === '') return 'added'
  return after === '' ? 'removed' : 'changed'
}

/** One text for all that says the same; '' for what says nothing. */
function canonical(value: unknown, field: PublicField): string {
  const text = write(value)
  return text === '' || !SETS.has(field) || !Array.isArray(value) ? text : value.map(write).toSorted().join()
}

function write(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(write).join()}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
    .map(([key, item]) => [key, write(item)] as const)
    .filter(([, item]) => item !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? '' : `{${entries.map(([key, item]) => `${key}:${item}`).join()}}`
}

/** Which photos and videos are new, which stay and which would be taken from the public page. */
export function mediaChanges(before: readonly ProfileMedia[], after: readonly ProfileMedia[]): MediaChanges {
  const had = new Set(before.map(({ id }) => id))
  const has = new Set(after.map(({ id }) => id))
  const keptBefore = before.filter(({ id }) => has.has(id))
  const keptAfter = after.filter(({ id }) => had.has(id))
  return {
    items: [
      ...after.map((media) => ({ media, change: had.has(media.id) ? 'same' : 'added' }) as const),
      ...before.filter(({ id }) => !has.has(id)).map((media) => ({ media, change: 'removed' }) as const),
    ],
    isReordered: keptBefore.some(({ id }, index) => keptAfter[index]?.id !== id),
  }
}
