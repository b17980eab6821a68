import type { Bucket } from '../admin/backend.ts'

const KEPT_MS = 24 * 60 * 60_000
const PAGE = 500

type StoredFile = ReturnType<Bucket['file']>

/** Deletes temporary uploads older than a day; answers how many. */
export async function sweepTempMedia(bucket: Bucket, now: Date): Promise<number> {
  const oldest = now.getTime() - KEPT_MS
  let deleted = 0
  let page = await listPage(bucket, undefined)
  for (;;) {
    const old = page.files.filter(({ metadata }) => new Date(metadata.timeCreated ?? 0).getTime() < oldest)
    await Promise.all(old.map((file) => file.delete({ ignoreNotFound: true })))
    deleted += old.length
    if (page.next === undefined) return deleted
    page = await listPage(bucket, page.next)
  }
}

interface Page {
  readonly files: readonly StoredFile[]
  readonly next: string | undefined
}

async function listPage(bucket: Bucket, pageToken: string | undefined): Promise<Page> {
  const query = { prefix: 'temp-media/', maxResults: PAGE, autoPaginate: false }
  const [files, next] = await bucket.getFiles(pageToken === undefined ? query : { ...query, pageToken })
  return { files, next: nextPageOf(next) }
}

/** The SDK answers the next page's query, whose type says nothing. */
function nextPageOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('pageToken' in query)) return undefined
  return typeof query.pageToken === 'string' ? query.pageToken : undefined
}
