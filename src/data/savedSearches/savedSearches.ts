import { type SavedSearch, savedSearchSchema } from '@ribalta/domain/schemas/roster/savedSearch'
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { logWarning } from '../../lib/log.ts'

/** More than anybody keeps in sight. */
const MOST = 50

export interface SavedEntry {
  readonly id: string
  readonly search: SavedSearch
}

/** A person's own searches and those that the team shares, by name. */
export async function readSavedSearches(uid: string): Promise<SavedEntry[]> {
  const all = collection(await firebaseFirestore(), 'savedSearches')
  const [mine, shared] = await Promise.all([
    getDocsFromServer(query(all, where('owner', '==', uid), limit(MOST))),
    getDocsFromServer(query(all, where('shared', '==', true), limit(MOST))),
  ])
  const found = new Map([...mine.docs, ...shared.docs].map((stored) => [stored.id, stored]))
  return [...found.values()]
    .flatMap((stored) => {
      const read = savedSearchSchema.safeParse(stored.data())
      if (read.success) return [{ id: stored.id, search: read.data }]
      logWarning('A saved search was left out', read.error)
      return []
    })
    .toSorted((a, b) => a.search.name.localeCompare(b.search.name, 'pt-BR'))
}

/** Keeps a search, as seen now. */
export async function keepSearch(search: Omit<SavedSearch, 'seenAt'>): Promise<void> {
  await addDoc(collection(await firebaseFirestore(), 'savedSearches'), {
    ...search,
    seenAt: serverTimestamp(),
  })
}

/** That its owner opened a search: what comes from now on is new. */
export async function markSearchSeen(id: string): Promise<void> {
  await updateDoc(doc(await firebaseFirestore(), 'savedSearches', id), { seenAt: serverTimestamp() })
}

export async function forgetSearch(id: string): Promise<void> {
  await deleteDoc(doc(await firebaseFirestore(), 'savedSearches', id))
}
