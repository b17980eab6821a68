import type { Bucket } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { invalid } from '../shared/refusals.ts'

interface UploadMetadata {
  readonly bytes: number
  readonly md5: string | undefined
}

/**
 * Reads an upload's size in bytes and its MD5 as base64; undefined when it doesn't exist. Throws `invalid-argument` for one with a
 * `Content-Encoding`: Cloud Storage decompresses it on download, past every size limit.
 */
export async function uploadMetadata(
  upload: ReturnType<Bucket['file']>,
): Promise<UploadMetadata | undefined> {
  try {
    const [{ size, md5Hash, contentEncoding = '' }] = await upload.getMetadata()
    // When none was set, production reports none and the emulator `identity`.
    if (contentEncoding !== '' && contentEncoding !== 'identity') {
      throw invalid('Um dos arquivos foi enviado comprimido. Envie o arquivo original.')
    }
    return { bytes: Number(size ?? 0), md5: md5Hash }
  } catch (error) {
    if (codeOf(error) === 404) return undefined
    throw error
  }
}
