import type { Bucket } from '../admin/backend.ts'
import { listFiles } from './filePages.ts'

const KEPT_MS = 24 * 60 * 60_000
const UPLOADS = { prefix: 'temp-media/', size: 500 } as const

/** Deletes temporary uploads older than a day; answers how many. */
export async function sweepTempMedia(bucket: Bucket, now: Date): Promise<number> {
  const oldest = now.getTime() - KEPT_MS
  let deleted = 0
  let page = await listFiles(bucket, UPLOADS, undefined)
  for (;;) {
    const old = page.files.filter(({ metadata }) => new Date(metadata.timeCreated ?? 0).getTime() < oldest)
    await Promise.all(old.map((file) => file.delete({ ignoreNotFound: true })))
    deleted += old.length
    if (page.next === undefined) return deleted
    page = await listFiles(bucket, UPLOADS, page.next)
  }
}
