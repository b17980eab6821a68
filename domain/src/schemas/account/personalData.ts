import * as z from 'zod/mini'

/** `exportMyData`: no cursor for the first page, then the one that the page before gave. */
export const exportMyDataSchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(3000))),
})
export type ExportMyDataInput = z.infer<typeof exportMyDataSchema>

/** What a cursor says once it is decoded. */
export const exportCursorSchema = z.strictObject({
  /** The line of the audit log that tells of this export. */
  audit: z.string().check(z.regex(/^[A-Za-z0-9]{20}$/)),
  /** The place in the list of all, from 0; those after the last are the files, by folder. */
  place: z.int().check(z.minimum(0), z.maximum(1000)),
  /** The last document's id (its path in a place that is spread), or the storage's own mark of the page that follows. */
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(1500), z.regex(/^[^/]+(\/[^/]+)*$/))),
})
export type ExportCursor = z.infer<typeof exportCursorSchema>

/** A page of everything that there is of one person. */
export const exportPageSchema = z.object({
  /** Documents by their path; instants are ISO texts. */
  records: z.array(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) })),
  /** Paths of files in the bucket. */
  media: z.array(z.string()),
  /** The cursor of the page that follows; absent on the last one. */
  next: z.optional(z.string()),
})
export type ExportPage = z.infer<typeof exportPageSchema>
export type ExportRecord = ExportPage['records'][number]

/** What has to be typed to delete one's account. */
export const DELETION_WORD = 'EXCLUIR'

/** `deleteMyAccount`. */
export const deleteMyAccountSchema = z.strictObject({
  confirmation: z.literal(DELETION_WORD, `Digite ${DELETION_WORD} para confirmar.`),
})
export type DeleteMyAccountInput = z.infer<typeof deleteMyAccountSchema>
export interface DeleteMyAccountResult {
  readonly deleted: true
}
