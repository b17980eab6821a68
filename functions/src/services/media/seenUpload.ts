import type { Bucket } from '../../admin/backend.ts'
import { SNIFFED_BYTES } from './sniff.ts'
import { uploadMetadata } from './uploadMetadata.ts'

/** Reads an upload's size and the first bytes, which tell its type; undefined when it doesn't exist. Throws as {@link uploadMetadata}. */
export async function seenUpload(
  upload: ReturnType<Bucket['file']>,
): Promise<{ readonly bytes: number; readonly head: Buffer } | undefined> {
  const metadata = await uploadMetadata(upload)
  if (metadata === undefined) return undefined
  const { bytes } = metadata
  if (bytes === 0) return { bytes, head: Buffer.alloc(0) }
  const [head] = await upload.download({ start: 0, end: Math.min(bytes, SNIFFED_BYTES) - 1 })
  return { bytes, head }
}
