import {
  getDocsFromServer,
  limit,
  type Query,
  query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  startAfter,
} from 'firebase/firestore'
import type { Page } from '../lib/lists/pagedList.ts'

/** The page of an ordered query that begins after a document, read from the server; a full one may have another behind it. */
export async function snapshotPage<T>(
  ordered: Query,
  { after, size }: { readonly after: QueryDocumentSnapshot | undefined; readonly size: number },
  toItems: (found: QuerySnapshot) => T[],
): Promise<Page<T, QueryDocumentSnapshot>> {
  const from = after === undefined ? [] : [startAfter(after)]
  const found = await getDocsFromServer(query(ordered, ...from, limit(size)))
  return { items: toItems(found), next: found.size === size ? found.docs.at(-1) : undefined }
}
