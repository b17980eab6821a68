import { type DocumentSnapshot, FieldPath, type Firestore } from '../../admin/backend.ts'

/** Yields the documents of a collection in pages of `size`, in the order of their ids, after the id that is given. */
export async function* collectionPages(
  db: Firestore,
  collection: string,
  { size, after }: { readonly size: number; readonly after: string | undefined },
): AsyncGenerator<DocumentSnapshot[]> {
  const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(size)
  let last = after
  for (;;) {
    const { docs } = await (last === undefined ? all : all.startAfter(last)).get()
    if (docs.length > 0) yield docs
    if (docs.length < size) return
    last = docs.at(-1)?.id
  }
}
