import type { Backend, Query } from '../../admin/backend.ts'

/** What a post is signed with once its author is gone. */
const NOBODY = 'Equipe'
const PAGE = 200

/** Takes a name off every post and every version of one. Can be repeated. */
export async function eraseByline(db: Backend['db'], byline: string): Promise<void> {
  await eraseFrom(db, db.collection('posts').where('authorName', '==', byline))
  await eraseFrom(db, db.collectionGroup('history').where('authorName', '==', byline))
}

async function eraseFrom(db: Backend['db'], signed: Query): Promise<void> {
  for (;;) {
    // What is signed anew is found no more.
    const { docs } = await signed.limit(PAGE).get()
    const batch = db.batch()
    for (const { ref } of docs) batch.update(ref, { authorName: NOBODY })
    await batch.commit()
    if (docs.length < PAGE) return
  }
}
