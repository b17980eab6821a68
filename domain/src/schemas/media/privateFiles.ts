import * as z from 'zod/mini'
import { MAX_FILES_AT_ONCE } from '../../media/privateFiles.ts'

const pathSchema = z.string().check(z.minLength(1), z.maxLength(400))

/** `openFiles`: tickets for private files, by their paths in the bucket. */
export const openFilesSchema = z.strictObject({
  paths: z.array(pathSchema).check(z.minLength(1), z.maxLength(MAX_FILES_AT_ONCE)),
})
export type OpenFilesInput = z.infer<typeof openFilesSchema>

export const openFilesResultSchema = z.object({
  /** In the order of the paths; null where the caller may not read the file. */
  tickets: z.array(z.nullable(z.string())),
  /** For how long from now: clocks of devices may be wrong. */
  seconds: z.int().check(z.positive()),
})
export type OpenFilesResult = z.infer<typeof openFilesResultSchema>
