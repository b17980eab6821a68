import type { Bucket } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { invalid } from '../shared/refusals.ts'

interface UploadMetadata {
  readonly bytes: number
  readonly md5: string | undefined
}

/**
 * Reads how large an upload is, with its checksum as base64; undefined when it is not there (any more). Throws `invalid-argument` for
 * one with a `Content-Encoding`: the store unpacks it when it is read, to a size that no limit has seen.
 */
export async function uploadMetadata(
  upload: ReturnType<Bucket['file']>,
): Promise<UploadMetadata | undefined> {
  try {
    const [{ size, md5Hash, contentEncoding = '' }] = await upload.getMetadata()
    // Uploads without one have none in production and `identity` locally.
    if (contentEncoding !== '' && contentEncoding !== 'identity') {
      throw invalid('Um dos arquivos foi enviado comprimido. Envie o arquivo original.')
    }
    return { bytes: Number(size ?? 0), md5: md5Hash }
  } catch (error) {
    if (codeOf(error) === 404) return undefined
    throw error
  }
}
