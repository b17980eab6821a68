import { isDirector } from '@ribalta/domain/account/grants'
import { MAX_IMAGE_BYTES } from '@ribalta/domain/media/media'
import { postImageBase, postUploadPath } from '@ribalta/domain/posts/postImage'
import type { ClaimedPostImage, ClaimPostImageInput } from '@ribalta/domain/schemas/posts/post'
import { HttpsError } from 'firebase-functions/https'
import type { Backend, Bucket } from '../../admin/backend.ts'
import type { SignedInCaller } from '../shared/caller.ts'
import { uploadMetadata } from '../media/uploadMetadata.ts'
import { mediaIdOf } from '../media/claim.ts'
import { sniffMedia, SNIFFED_BYTES } from '../media/sniff.ts'
import { makeVariants, type Variants } from '../media/variants.ts'
import { readGrants } from '../account/grants.ts'
import { invalid } from '../shared/refusals.ts'
import { saveVariants } from '../media/variantFiles.ts'

/**
 * Makes a director's upload a picture of the blog: judged by its bytes, re-encoded without its metadata, stored as public
 * variants below `blog/images/{id}`; the upload goes. The same upload always gives the same id, so that a repeated
 * claim overwrites instead of adding. Refuses with `invalid-argument` what is missing, too large or no picture.
 */
export async function claimPostImage(
  { db, bucket, authorise }: Backend,
  { uploadId }: ClaimPostImageInput,
  caller: SignedInCaller,
): Promise<ClaimedPostImage> {
  if (!isDirector({ grants: await readGrants({ db }, caller) }))
    throw new HttpsError('permission-denied', 'Só a direção publica no blog.')
  const upload = bucket.file(postUploadPath(uploadId))
  const variants = await variantsOf(await readUpload(upload))
  const base = postImageBase(mediaIdOf(uploadId))
  await authorise()
  await saveVariants(bucket, base, variants)
  await upload.delete({ ignoreNotFound: true })
  const { widths, width, height, placeholder } = variants
  return { base, widths, width, height, placeholder }
}

async function readUpload(upload: ReturnType<Bucket['file']>): Promise<Buffer> {
  const metadata = await uploadMetadata(upload)
  if (metadata === undefined) throw refused('não foi encontrada; envie-a de novo')
  if (metadata.bytes > MAX_IMAGE_BYTES) throw refused('passa de 10 MB')
  const [bytes] = await upload.download()
  return bytes
}

async function variantsOf(bytes: Buffer): Promise<Variants> {
  const media = await sniffMedia(bytes.subarray(0, SNIFFED_BYTES))
  if (media?.kind !== 'image') throw refused('não é uma foto aceita')
  try {
    return await makeVariants(bytes)
  } catch {
    // sharp's errors say nothing that a person could use, and all of them mean that the picture can't be shown.
    throw refused('não pôde ser lida como foto ou tem pixels demais')
  }
}

function refused(reason: string): HttpsError {
  return invalid(`A imagem ${reason}.`, { field: 'uploadId' })
}
