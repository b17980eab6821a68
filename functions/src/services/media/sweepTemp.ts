import type { Bucket } from '../../admin/backend.ts'
import { listFiles } from '../personalData/filePages.ts'

const KEPT_MS = 24 * 60 * 60_000
const FOLDERS = ['temp-media/', 'blog/uploads/'] as const
const PAGE = 500

/** Deletes temporary uploads older than a day; answers how many. */
export async function sweepTempMedia(bucket: Bucket, now: Date): Promise<number> {
  let deleted = 0
  for (const folder of FOLDERS) deleted += await sweepFolder(bucket, folder, now.getTime() - KEPT_MS)
  return deleted
}

async function sweepFolder(bucket: Bucket, prefix: string, oldest: number): Promise<number> {
  const uploads = { prefix, size: PAGE }
  let deleted = 0
  let page = await listFiles(bucket, uploads, undefined)
  for (;;) {
    const old = page.files.filter(({ metadata }) => new Date(metadata.timeCreated ?? 0).getTime() < oldest)
    await Promise.all(old.map((file) => file.delete({ ignoreNotFound: true })))
    deleted += old.length
    if (page.next === undefined) return deleted
    page = await listFiles(bucket, uploads, page.next)
  }
}
