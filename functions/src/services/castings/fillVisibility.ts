import { FieldPath, type Firestore } from '../../admin/backend.ts'

const PORTION = 300

/**
 * Makes castings from before one could choose whom they are shown to what they were: for everybody. Can be repeated. Answers how many
 * there were.
 */
export async function fillVisibility(db: Firestore): Promise<number> {
  const all = db.collection('castings').orderBy(FieldPath.documentId()).limit(PORTION)
  let filled = 0
  for (let page = await all.get(); !page.empty; page = await all.startAfter(page.docs.at(-1)).get()) {
    const before = page.docs.filter((casting) => casting.get('visibility') === undefined)
    const batch = db.batch()
    for (const { ref } of before) batch.update(ref, { visibility: 'public' })
    await batch.commit()
    filled += before.length
  }
  return filled
}
