import type { Query } from '../../admin/backend.ts'

const PAGE = 400

/** Deletes whatever an ordered query finds, a page at a time; answers how many. */
export async function deleteFound(found: Query): Promise<number> {
  const page = found.limit(PAGE)
  let deleted = 0
  for (;;) {
    const { docs } = await page.get()
    const batch = found.firestore.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    deleted += docs.length
    if (docs.length < PAGE) return deleted
  }
}
