import { CACHE_FOR_EVER } from '../media/variantFiles.ts'

/**
 * With these a copy takes neither tokens nor anything else that was noted at the file: what is given replaces all of it, and
 * it must be something.
 */
export function withoutTokens(contentType = 'application/octet-stream') {
  return {
    contentType,
    contentDisposition: 'inline',
    cacheControl: CACHE_FOR_EVER,
    metadata: { tokens: 'none' },
  }
}
