import {
  collectionGroup,
  getDocs,
  limit,
  orderBy,
  query,
  type QuerySnapshot,
  where,
} from 'firebase/firestore'
import { databaseOf, type ROLES } from './rules.ts'

interface Across {
  /** The collection's own name. */
  readonly name: string
  /** The artist whose documents are asked for. */
  readonly whose: string
  /** In whose order they come, the last first. */
  readonly by: string
}

/** Lists an artist's documents of a collection, wherever they lie, as the app does. */
export function listAcross(
  caller: (typeof ROLES)[number],
  { name, whose, by }: Across,
): Promise<QuerySnapshot> {
  const all = collectionGroup(databaseOf(caller), name)
  return getDocs(query(all, where('artistId', '==', whose), orderBy(by, 'desc'), limit(20)))
}
