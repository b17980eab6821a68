import type { Bucket } from '../../admin/backend.ts'
import type { Variants } from './variants.ts'

/** Names hold the picture's own id, and a changed picture is another id: what is stored never changes. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable'

/** Stores a picture's variants in its folder, `{base}/{width}.{format}`. Can be repeated. */
export async function saveVariants(bucket: Bucket, base: string, { files }: Variants): Promise<void> {
  await Promise.all(
    files.map(({ name, contentType, data }) =>
      bucket.file(`${base}/${name}`).save(data, {
        resumable: false,
        metadata: { contentType, cacheControl: CACHE_FOR_EVER },
      }),
    ),
  )
}
