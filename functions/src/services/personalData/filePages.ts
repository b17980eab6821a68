import type { Bucket } from '../../admin/backend.ts'

type StoredFile = ReturnType<Bucket['file']>

export interface FilePage {
  readonly files: readonly StoredFile[]
  /** The token of the page that follows; `undefined` on the last one. */
  readonly next: string | undefined
}

/** A page of the files whose names begin so. */
export async function listFiles(
  bucket: Bucket,
  { prefix, size }: { readonly prefix: string; readonly size: number },
  pageToken: string | undefined,
): Promise<FilePage> {
  const query = { prefix, maxResults: size, autoPaginate: false }
  const [files, next] = await bucket.getFiles(pageToken === undefined ? query : { ...query, pageToken })
  return { files, next: nextPageOf(next) }
}

/** The SDK answers the next page's query, whose type says nothing. */
function nextPageOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('pageToken' in query)) return undefined
  return typeof query.pageToken === 'string' ? query.pageToken : undefined
}
