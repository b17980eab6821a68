import * as z from 'zod/mini'
import { IMAGE_TYPES, MAX_MEDIA, MAX_VIDEO_BYTES, PDF_TYPE, VIDEO_TYPES } from '../../media/media.ts'
import { chanceIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'
import { tempMediaIdSchema } from './media.ts'

/** A file that is about to be sent: what it says of itself. */
const fileSchema = z.strictObject({
  type: z.enum([...IMAGE_TYPES, ...VIDEO_TYPES, PDF_TYPE], 'Formato não aceito.'),
  bytes: z
    .int()
    .check(z.minimum(1, 'O arquivo está vazio.'), z.maximum(MAX_VIDEO_BYTES, 'O arquivo é grande demais.')),
})
export type UploadFile = z.infer<typeof fileSchema>

/**
 * `uploadTickets/{session}`: what may be put below `temp-media/{session}`. The storage rules read it: an upload to a slot that
 * is not here, of another type or of more bytes is refused.
 */
export const uploadTicketSchema = z.object({
  /** Who alone may use it; empty for a visitor's, where knowing the session is enough. */
  uid: z.string(),
  slots: z.record(z.string(), fileSchema),
  /** Slots that were dropped. They are never given again: a second, later drop would take another file. */
  spent: z._default(z.array(z.string()), []),
  /** By slot, the id of the only message that may attach its file. */
  attachedTo: z._default(z.record(z.string(), z.string()), {}),
  createdAt: instantSchema,
  /** Moves with each call that names the session; afterwards it is swept. */
  expiresAt: instantSchema,
})
export type UploadTicket = z.infer<typeof uploadTicketSchema>

/**
 * `openUploads`: asks for a slot for each of `files`, renews `sessions`, and lets go of the slots of `dropped`. With no files it only
 * renews.
 */
export const openUploadsSchema = z.strictObject({
  sessions: z.array(chanceIdSchema).check(z.maxLength(MAX_MEDIA)),
  files: z.array(fileSchema).check(z.maxLength(MAX_MEDIA)),
  dropped: z.array(tempMediaIdSchema).check(z.maxLength(MAX_MEDIA)),
})
export type OpenUploadsInput = z.infer<typeof openUploadsSchema>

export const openUploadsResultSchema = z.object({
  /** Those of the named sessions whose files are still kept, for another hour. */
  alive: z.array(z.string()),
  /** A `tempMediaId` for each of the files, in their order. */
  places: z.array(z.string()),
})
export type OpenUploadsResult = z.infer<typeof openUploadsResultSchema>
