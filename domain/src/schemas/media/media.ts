import * as z from 'zod/mini'
import { isTempMediaId } from '../../media/media.ts'
import { VIDEO_REFUSALS, VIDEO_STATES } from '../../media/videoState.ts'

export const tempMediaIdSchema = z.string().check(z.refine(isTempMediaId, 'Arquivo temporário inválido.'))

const dimension = z.int().check(z.positive())

/** A processed photo: the files are `{base}/{width}.{format}` for each width, in every format of {@link VARIANT_FORMATS}. */
export const imageSchema = z.object({
  id: z.string(),
  kind: z.literal('image'),
  /** Folder of the variants in the bucket, `media/{uid}/{id}`. */
  base: z.string(),
  widths: z.array(dimension).check(z.minLength(1)),
  width: dimension,
  height: dimension,
  /** Average colour as `#rrggbb`, drawn until the photo is there. */
  placeholder: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})

/** A video: `{base}/video.{extension}` once it is ready; before that its extension and size are those of what was sent. */
const videoSchema = z.object({
  id: z.string(),
  kind: z.literal('video'),
  base: z.string(),
  extension: z.enum(['mp4', 'mov', 'webm']),
  bytes: z.int().check(z.positive()),
  state: z.enum(VIDEO_STATES),
  /** Of a refused one. */
  refusal: z.optional(z.enum(VIDEO_REFUSALS)),
})

export const mediaSchema = z.discriminatedUnion('kind', [imageSchema, videoSchema])
export type ProfileImage = z.infer<typeof imageSchema>
export type ProfileVideo = z.infer<typeof videoSchema>
export type ProfileMedia = z.infer<typeof mediaSchema>
