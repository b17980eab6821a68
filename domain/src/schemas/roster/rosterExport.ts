import * as z from 'zod/mini'
import { COLUMN_FIELDS, ROSTER_COLUMNS, type RosterColumn } from '../../roster/columns.ts'
import { canList, QUICK_FILTERS, ROSTER_ORDERS } from '../../roster/list.ts'
import { documentIdSchema } from '../documentId.ts'
import { type RosterCard, rosterCardSchema } from './roster.ts'
import { rosterFilterSchema } from './rosterFilter.ts'

/** People in one file. */
export const MAX_EXPORTED = 1000

const quickFilterSchema = rosterFilterSchema.check(
  z.refine(
    (filter) =>
      Object.keys(filter).every((key) => QUICK_FILTERS.some((quick) => quick === key)) && canList(filter),
  ),
)

/** `exportRoster`: the people marked, or those of a filter in its order, with the columns chosen. */
export const exportRosterSchema = z.strictObject({
  columns: z.array(z.enum(ROSTER_COLUMNS)).check(z.maxLength(ROSTER_COLUMNS.length)),
  of: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('marked'),
      uids: z.array(documentIdSchema).check(z.minLength(1), z.maxLength(MAX_EXPORTED)),
    }),
    z.strictObject({
      kind: z.literal('filter'),
      filter: quickFilterSchema,
      sort: z.strictObject({ by: z.enum(ROSTER_ORDERS), direction: z.enum(['asc', 'desc']) }),
    }),
  ]),
})
export type ExportRosterInput = z.infer<typeof exportRosterSchema>

/** Returns the card fields that the columns need, and the artist's id and name. The gender decides the form of a class's name. */
export function exportedFields(columns: readonly RosterColumn[]): (keyof RosterCard)[] {
  const fields = columns.map((each) => COLUMN_FIELDS[each])
  const form = columns.includes('classes') ? (['gender'] as const) : []
  return [...new Set<keyof RosterCard>(['uid', 'artisticName', ...fields, ...form])]
}

/** A card as far as the columns ask for it. */
const exportedRowSchema = z.extend(z.partial(rosterCardSchema), { uid: z.string(), artisticName: z.string() })
export type ExportedRow = z.infer<typeof exportedRowSchema>

/** `isCut` where there were more than fit. */
export const exportRosterResultSchema = z.object({ rows: z.array(exportedRowSchema), isCut: z.boolean() })
export type ExportRosterResult = z.infer<typeof exportRosterResultSchema>
