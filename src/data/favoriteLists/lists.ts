import {
  type Favorite,
  type FavoriteList,
  favoriteListSchema,
  favoriteSchema,
  MAX_FAVORITES,
} from '@ribalta/domain/schemas/roster/favorites'
import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import type * as z from 'zod/mini'
import { firebaseFirestore } from '../../firebase/firestore.ts'
import { orderAt } from '@ribalta/domain/listOrder'
import type { StoredText } from '../../lib/forms/draft.ts'
import { logWarning } from '../../lib/log.ts'
import { saveSharedNote } from '../notes/saveSharedNote.ts'

/** More than anybody keeps in sight. */
const MOST = 50
/** What the list that the star fills is called. */
export const STARRED = 'Favoritos'

export interface ListEntry {
  readonly id: string
  readonly list: FavoriteList
}

/** The list would have more people than a list may have. */
export class FullListError extends Error {}

function listRef(db: Firestore, id: string): DocumentReference {
  return doc(db, 'favoriteLists', id)
}

function itemRef(list: DocumentReference, uid: string): DocumentReference {
  return doc(list, 'items', uid)
}

/** What was stored, its own moments guessed until the server has set them. */
function parsed<T>(schema: z.ZodMiniType<T>, stored: DocumentSnapshot): T[] {
  const read = schema.safeParse(stored.data({ serverTimestamps: 'estimate' }))
  if (read.success) return [read.data]
  logWarning('Part of a list of favorites was left out', read.error)
  return []
}

/**
 * A person's own lists and those that the team shares: the star's first, then by name. With `artist` only those that they
 * are in.
 */
export async function readLists(uid: string, artist?: string): Promise<ListEntry[]> {
  const lists = collection(await firebaseFirestore(), 'favoriteLists')
  const all = artist === undefined ? lists : query(lists, where('people', 'array-contains', artist))
  const [mine, shared] = await Promise.all([
    getDocsFromServer(query(all, where('owner', '==', uid), limit(MOST))),
    getDocsFromServer(query(all, where('shared', '==', true), limit(MOST))),
  ])
  const found = new Map([...mine.docs, ...shared.docs].map((stored) => [stored.id, stored]))
  return [...found.values()]
    .flatMap((stored) => parsed(favoriteListSchema, stored).map((list) => ({ id: stored.id, list })))
    .toSorted(
      (a, b) =>
        Number(b.id === uid) - Number(a.id === uid) || a.list.name.localeCompare(b.list.name, 'pt-BR'),
    )
}

/** Follows a list; `undefined` where there is none. */
export async function watchList(
  id: string,
  onValue: (list: FavoriteList | undefined) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  return onSnapshot(
    listRef(await firebaseFirestore(), id),
    (stored) => {
      onValue(stored.exists() ? parsed(favoriteListSchema, stored)[0] : undefined)
    },
    onError,
  )
}

/** Follows who is in a list, in its order. */
export async function watchItems(
  id: string,
  onValue: (items: Favorite[]) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const items = collection(listRef(await firebaseFirestore(), id), 'items')
  return onSnapshot(
    query(items, limit(MAX_FAVORITES)),
    ({ docs }) => {
      onValue(docs.flatMap((stored) => parsed(favoriteSchema, stored)).toSorted(byOrder))
    },
    onError,
  )
}

function byOrder(a: Favorite, b: Favorite): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1
  return a.artistId < b.artistId ? -1 : 1
}

export type NewFavorite = Pick<Favorite, 'artistId'> & Partial<Pick<Favorite, 'order' | 'note'>>

export interface NewList {
  readonly owner: string
  readonly name: string
  readonly shared: boolean
  readonly items: readonly NewFavorite[]
  /** A new one of its own unless given. */
  readonly id?: string
}

/** People as they come into a list, one behind the other. */
function itemsOf(owner: string, people: readonly NewFavorite[]): Favorite[] {
  const now = Date.now()
  return people.map(({ artistId, order, note }, index) => ({
    artistId,
    owner,
    order: order ?? orderAt(now + index),
    note: note ?? '',
  }))
}

/** Makes a list, with its people; answers its id. */
export async function makeList({ owner, name, shared, items, id }: NewList): Promise<string> {
  const db = await firebaseFirestore()
  const list = id === undefined ? doc(collection(db, 'favoriteLists')) : listRef(db, id)
  const people = items.map(({ artistId }) => artistId)
  const batch = writeBatch(db).set(list, { owner, name, shared, people, updatedAt: serverTimestamp() })
  for (const item of itemsOf(owner, items)) batch.set(itemRef(list, item.artistId), item)
  await batch.commit()
  return list.id
}

/** Adds those who are not in a list yet. Rejects with {@link FullListError} where there is no room for all. */
export async function addToList({ id, list }: ListEntry, people: readonly NewFavorite[]): Promise<void> {
  const fresh = people.filter(({ artistId }) => !list.people.includes(artistId))
  if (fresh.length === 0) return
  if (list.people.length + fresh.length > MAX_FAVORITES) throw new FullListError()
  const db = await firebaseFirestore()
  const ref = listRef(db, id)
  const uids = fresh.map(({ artistId }) => artistId)
  const batch = writeBatch(db).update(ref, { people: arrayUnion(...uids), updatedAt: serverTimestamp() })
  for (const item of itemsOf(list.owner, fresh)) batch.set(itemRef(ref, item.artistId), item)
  await batch.commit()
}

/** Takes somebody out of a list; answers what it said of them, so that it can be undone. */
export async function removeFromList(id: string, uid: string): Promise<NewFavorite> {
  const db = await firebaseFirestore()
  const list = listRef(db, id)
  const [was] = parsed(favoriteSchema, await getDocFromServer(itemRef(list, uid)))
  await writeBatch(db)
    .update(list, { people: arrayRemove(uid), updatedAt: serverTimestamp() })
    .delete(itemRef(list, uid))
    .commit()
  return was ?? { artistId: uid }
}

/** Puts somebody back into a list, whoever came meanwhile. Rejects with {@link FullListError} where there is no room. */
export async function putBack(id: string, person: NewFavorite): Promise<void> {
  const [list] = parsed(favoriteListSchema, await getDocFromServer(listRef(await firebaseFirestore(), id)))
  if (list !== undefined) await addToList({ id, list }, [person])
}

/** Renames a list, shares it with the team or takes it back. */
export async function changeList(
  id: string,
  change: Partial<Pick<FavoriteList, 'name' | 'shared'>>,
): Promise<void> {
  const list = listRef(await firebaseFirestore(), id)
  await updateDoc(list, { ...change, updatedAt: serverTimestamp() })
}

/** Puts an artist elsewhere in a list. */
export async function placeItem(id: string, uid: string, order: string): Promise<void> {
  await updateDoc(itemRef(listRef(await firebaseFirestore(), id), uid), { order })
}

export interface NotedItem {
  readonly listId: string
  readonly uid: string
  /** Who writes the note. */
  readonly author: string
}

/** Writes the note about an artist in a list, over the one that its author has read. */
export async function saveItemNote(
  { listId, uid, author }: NotedItem,
  text: string,
  before: StoredText,
): Promise<void> {
  const document = itemRef(listRef(await firebaseFirestore(), listId), uid)
  await saveSharedNote({ document, field: 'note', author }, text, before)
}

export async function deleteList(id: string, uids: readonly string[]): Promise<void> {
  const db = await firebaseFirestore()
  const list = listRef(db, id)
  const batch = writeBatch(db)
  for (const uid of uids) batch.delete(itemRef(list, uid))
  await batch.delete(list).commit()
}
