import * as z from 'zod/mini'
import { VIDEO_TYPES } from '../../media/media.ts'
import { MAX_TAKE_BYTES, MAX_TAKE_SECONDS, MAX_TAKES, TAKE_CODECS } from '../../screenTests/screenTest.ts'
import { chanceIdSchema, documentIdSchema } from '../documentId.ts'
import { instantSchema } from '../instant.ts'

/** What a take is, as the device says it before it is sent. */
const announcedSchema = z.strictObject({
  type: z.enum(VIDEO_TYPES, 'Formato não aceito. Envie um vídeo MP4, MOV ou WebM.'),
  bytes: z
    .int()
    .check(z.minimum(1, 'O arquivo está vazio.'), z.maximum(MAX_TAKE_BYTES, 'O vídeo passa de 1 GB.')),
  /** Of all bytes, base64, as the store says it of an object. */
  md5: z.string().check(z.regex(/^[A-Za-z0-9+/]{22}==$/, 'Soma inválida.')),
  /** How long it plays, where the device knows. */
  seconds: z.optional(
    z.number().check(z.minimum(0), z.maximum(MAX_TAKE_SECONDS + 2, 'O vídeo é longo demais.')),
  ),
})

/**
 * `testRequests/{id}/takes/{takeId}`: one take on its way, or sent. The storage rules ask this document whether its file may come; the
 * artist reads all of theirs, staff the ones that were sent.
 */
export const takeSchema = z.extend(announcedSchema, {
  artistId: z.string(),
  status: z.enum(['uploading', 'sent']),
  begunAt: instantSchema,
  /** The upload may end until then, whatever the deadline; gone once it is sent. */
  uploadUntil: z.optional(instantSchema),
  /** When it was sent to the agency. */
  sentAt: z.optional(instantSchema),
  /** That somebody of the team sends it for the artist. */
  isByAgency: z.optional(z.literal(true)),
  /** How its pictures are coded, as the server read it when it was sent; absent where it could not. */
  codec: z.optional(z.enum(TAKE_CODECS)),
})
export type Take = z.infer<typeof takeSchema>

/** `beginTake`: by the artist, or by staff in their name, before the upload; the id is made by the client, so that a repeat is harmless. */
export const beginTakeSchema = z.extend(announcedSchema, {
  testRequestId: documentIdSchema,
  takeId: chanceIdSchema,
})
export type BeginTakeInput = z.infer<typeof beginTakeSchema>

/** Under which id and where the file goes: the same video again is the take that is there already. */
export const beginTakeResultSchema = z.object({
  takeId: z.string(),
  path: z.string(),
  uploadUntil: instantSchema,
})
export type BeginTakeResult = z.infer<typeof beginTakeResultSchema>

/**
 * `submitTest`: by the artist, or by staff in their name, with the takes they chose. `status` is where the test stands; takes that the server does not hold whole
 * are `missing`, and then nothing was sent.
 */
export const submitTestSchema = z.strictObject({
  testRequestId: documentIdSchema,
  takeIds: z.array(documentIdSchema).check(
    z.minLength(1, 'Escolha ao menos um take.'),
    z.maxLength(MAX_TAKES),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
})
export type SubmitTestInput = z.infer<typeof submitTestSchema>
export const submitTestResultSchema = z.object({
  isSent: z.boolean(),
  missing: z.array(z.string()),
})
export type SubmitTestResult = z.infer<typeof submitTestResultSchema>
