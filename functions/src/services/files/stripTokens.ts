import type { Bucket } from '../../admin/backend.ts'
import { codeOf } from '../shared/errorCodes.ts'
import { withoutTokens } from './copies.ts'

/** What an event says of a stored file. */
export interface StoredFile {
  readonly name: string
  readonly contentType?: string | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

const TOKENS = 'firebaseStorageDownloadTokens'

/**
 * Takes away the download tokens that a file was stored with, which open it to whoever holds one, for ever and past every
 * rule; whatever else the uploader had noted at it goes along. Answers whether there were any. Can be repeated.
 */
export async function stripTokens(
  bucket: Bucket,
  { name, contentType, metadata }: StoredFile,
): Promise<boolean> {
  if (metadata?.[TOKENS] === undefined) return false
  const file = bucket.file(name)
  try {
    // Written anew in its place: its tokens cannot be taken off by themselves everywhere.
    await file.copy(file, withoutTokens(contentType))
  } catch (error) {
    // Claimed or swept meanwhile.
    if (codeOf(error) !== 404) throw error
  }
  return true
}
