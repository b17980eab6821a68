import { isDirector } from '@ribalta/domain/account/grants'
import { RECEIVED_COLLECTIONS } from '@ribalta/domain/schemas/contactMessage'
import { type DocumentSnapshot, FieldPath, type Firestore } from '../../admin/backend.ts'
import { liveGrantsOf } from '../account/grants.ts'
import { collectionPages } from '../shared/collectionPages.ts'

const PAGE = 300

/** Returns whom a message or a report accuses; undefined for nobody. */
export function accusedOf(stored: DocumentSnapshot): string | undefined {
  const field: unknown = stored.get(stored.ref.parent.id === 'messageReports' ? 'sender' : 'about')
  return typeof field === 'string' && field !== '' ? field : undefined
}

/** Returns the reports that no director may read, because the only one is accused. */
export async function findUnhandled(db: Firestore): Promise<DocumentSnapshot[]> {
  const stored = await db.collection('profiles').where('grants', 'array-contains', 'DIRECTOR').get()
  const directors = stored.docs.filter((profile) => isDirector({ grants: liveGrantsOf(profile) }))
  const found: DocumentSnapshot[] = []
  for (const collection of RECEIVED_COLLECTIONS) {
    for await (const page of collectionPages(db, collection, { size: PAGE, after: undefined })) {
      found.push(
        ...page.filter((report) => {
          const accused = accusedOf(report)
          return accused !== undefined && directors.every(({ id }) => id === accused)
        }),
      )
    }
  }
  return found
}

/** Fills whom a message accuses where it was kept before that was stored. Can be repeated; answers how many there were. */
export async function fillAccused(db: Firestore): Promise<number> {
  let filled = 0
  const messages = db.collection('contactMessages').orderBy(FieldPath.documentId()).limit(PAGE)
  for (
    let page = await messages.get();
    !page.empty;
    page = await messages.startAfter(page.docs.at(-1)).get()
  ) {
    const before = page.docs.filter((message) => message.get('about') === undefined)
    const batch = db.batch()
    for (const message of before) {
      const artistId: unknown = message.get('artistId')
      batch.update(message.ref, { about: typeof artistId === 'string' ? artistId : '' })
    }
    await batch.commit()
    filled += before.length
  }
  return filled
}
