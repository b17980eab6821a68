import type { Bucket } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { SNIFFED_BYTES } from './sniff.ts'

/** How large an upload is, and as many of its first bytes as tell what it is; undefined where it is not there (any more). */
export async function seenUpload(
  upload: ReturnType<Bucket['file']>,
): Promise<{ readonly bytes: number; readonly head: Buffer } | undefined> {
  const bytes = await sizeOf(upload)
  if (bytes === undefined) return undefined
  if (bytes === 0) return { bytes, head: Buffer.alloc(0) }
  const [head] = await upload.download({ start: 0, end: Math.min(bytes, SNIFFED_BYTES) - 1 })
  return { bytes, head }
}

async function sizeOf(upload: ReturnType<Bucket['file']>): Promise<number | undefined> {
  try {
    const [{ size }] = await upload.getMetadata()
    return Number(size ?? 0)
  } catch (error) {
    if (codeOf(error) === 404) return undefined
    throw error
  }
}
