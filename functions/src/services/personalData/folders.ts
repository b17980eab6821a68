import type { Bucket } from '../../admin/backend.ts'

/** Where a person's files lie, in a folder with their uid, and whether they are given to them: what was sent as it was is made into others. */
const PERSONAL_FOLDERS = [
  { name: 'media', isExported: true },
  { name: 'video-intake', isExported: false },
  { name: 'tests', isExported: true },
  // What goes with the messages of their conversation with the agency.
  { name: 'chat', isExported: true },
] as const

export const EXPORTED_FOLDERS: readonly string[] = PERSONAL_FOLDERS.flatMap(({ name, isExported }) =>
  isExported ? [name] : [],
)

/** Deletes all files of a person. */
export async function deleteFilesOf(bucket: Bucket, uid: string): Promise<void> {
  for (const { name } of PERSONAL_FOLDERS) {
    await bucket.deleteFiles({ prefix: `${name}/${uid}/`, force: true })
  }
}
