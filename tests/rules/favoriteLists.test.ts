import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  deleteField,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const updatedAt = serverTimestamp()
const mine = {
  owner: 'agent',
  name: 'Comercial de café',
  shared: false,
  people: ['artist', 'other'],
  updatedAt,
}
const item = { artistId: 'artist', owner: 'agent', order: 'a0', note: 'Boa voz' }
/** Of somebody who is not of staff any more. */
const left = { ...mine, owner: 'artist' }

withRules(async (db) => {
  for (const [id, list] of Object.entries({ mine, shared: { ...mine, shared: true }, left })) {
    await setDoc(doc(db, `favoriteLists/${id}`), list)
    await setDoc(doc(db, `favoriteLists/${id}/items/artist`), { ...item, owner: list.owner })
  }
})

describe('favoriteLists', () => {
  describeMatrix({
    existing: 'favoriteLists/mine',
    change: { name: 'Comercial', updatedAt },
    fresh: { path: 'favoriteLists/fresh', data: mine },
    listWith: () => [where('owner', '==', 'agent')],
    allowed: { get: ['agent'], list: ['agent'], create: ['agent'], update: ['agent'], delete: ['agent'] },
    hostile: { immutable: ['owner'] },
  })

  it('that are shared are read by the team, who change who is in them and nothing else', async () => {
    const director = databaseOf('director')
    const shared = doc(director, 'favoriteLists/shared')
    await assertSucceeds(getDoc(shared))
    const all = collection(director, 'favoriteLists')
    await assertSucceeds(getDocs(query(all, where('shared', '==', true), limit(50))))
    await assertFails(getDocs(query(all, where('shared', '==', true), limit(51))))
    await assertSucceeds(updateDoc(shared, { people: arrayUnion('third'), updatedAt }))
    await assertFails(updateDoc(shared, { name: 'Outra', updatedAt }))
    await assertFails(updateDoc(shared, { shared: false, updatedAt }))
    await assertFails(updateDoc(shared, { owner: 'director', updatedAt }))
    await assertFails(deleteDoc(shared))
    await assertSucceeds(
      updateDoc(doc(databaseOf('agent'), 'favoriteLists/shared'), { shared: false, updatedAt }),
    )
  })

  it('that are not shared are in no other list', async () => {
    const director = databaseOf('director')
    const all = collection(director, 'favoriteLists')
    await assertFails(getDocs(query(all, where('owner', '==', 'agent'), limit(50))))
    const closed = query(all, where('shared', '==', false), where('owner', '==', 'agent'), limit(50))
    await assertFails(getDocs(closed))
    await assertFails(updateDoc(doc(director, 'favoriteLists/mine'), { people: arrayUnion('x'), updatedAt }))
  })

  it('hold nobody at first, two hundred and no more', async () => {
    const empty = doc(databaseOf('agent'), 'favoriteLists/empty')
    await assertSucceeds(setDoc(empty, { ...mine, people: [] }))
    const people = Array.from({ length: 201 }, (_, index) => `p${String(index)}`)
    const fresh = doc(databaseOf('agent'), 'favoriteLists/many')
    await assertFails(setDoc(fresh, { ...mine, people }))
    await assertSucceeds(setDoc(fresh, { ...mine, people: people.slice(1) }))
    await assertSucceeds(setDoc(fresh, { ...mine, people: ['x'.repeat(128)], updatedAt }))
    await assertFails(setDoc(fresh, { ...mine, people: ['x'.repeat(129)], updatedAt }))
  })

  it('named by somebody’s uid are that person’s stars, and nobody else takes them', async () => {
    await assertFails(setDoc(doc(databaseOf('agent'), 'favoriteLists/director'), mine))
    await assertFails(setDoc(doc(databaseOf('agent'), 'favoriteLists/artist'), mine))
    await assertSucceeds(setDoc(doc(databaseOf('agent'), 'favoriteLists/agent'), mine))
    const directors = { ...mine, owner: 'director' }
    await assertSucceeds(setDoc(doc(databaseOf('director'), 'favoriteLists/director'), directors))
  })

  it('that are gone say so to staff alone', async () => {
    await assertSucceeds(getDoc(doc(databaseOf('agent'), 'favoriteLists/gone')))
    await assertFails(getDoc(doc(databaseOf('artist'), 'favoriteLists/gone')))
  })

  it('are nobody’s who is not of staff', async () => {
    const artist = databaseOf('artist')
    const list = doc(artist, 'favoriteLists/left')
    await assertFails(getDoc(list))
    await assertFails(
      getDocs(query(collection(artist, 'favoriteLists'), where('owner', '==', 'artist'), limit(50))),
    )
    await assertFails(setDoc(doc(artist, 'favoriteLists/new'), left))
    await assertFails(updateDoc(list, { name: 'Outra', updatedAt }))
    await assertFails(deleteDoc(list))
  })
})

describe('favoriteLists/{id}/items', () => {
  describeMatrix({
    existing: 'favoriteLists/mine/items/artist',
    change: { note: 'Ótima voz', noteBy: 'agent', noteVersion: 1 },
    fresh: { path: 'favoriteLists/mine/items/other', data: { ...item, artistId: 'other' } },
    longestList: 200,
    allowed: { get: ['agent'], list: ['agent'], create: ['agent'], update: ['agent'], delete: ['agent'] },
    hostile: { immutable: ['artistId', 'owner'], except: ['note: empty text'] },
  })

  it('come with the list that names them', async () => {
    const db = databaseOf('agent')
    const list = doc(db, 'favoriteLists/mine')
    const added = doc(db, 'favoriteLists/mine/items/third')
    await assertFails(setDoc(added, { ...item, artistId: 'third' }))
    const star = writeBatch(db).update(list, { people: arrayUnion('third'), updatedAt })
    await assertSucceeds(star.set(added, { ...item, artistId: 'third' }).commit())
    const unstar = writeBatch(db).update(list, { people: arrayRemove('third'), updatedAt })
    await assertSucceeds(unstar.delete(added).commit())
  })

  it('are made with a new list, and go with it', async () => {
    const db = databaseOf('agent')
    const list = doc(db, 'favoriteLists/agent')
    const first = doc(db, 'favoriteLists/agent/items/artist')
    await assertSucceeds(writeBatch(db).set(list, mine).set(first, item).commit())
    await assertSucceeds(writeBatch(db).delete(first).delete(list).commit())
  })

  it('of a shared list are the team’s', async () => {
    const director = databaseOf('director')
    const shared = doc(director, 'favoriteLists/shared/items/artist')
    await assertSucceeds(getDoc(shared))
    const items = collection(director, 'favoriteLists/shared/items')
    await assertSucceeds(getDocs(query(items, limit(200))))
    await assertFails(getDocs(query(items, limit(201))))
    await assertSucceeds(updateDoc(shared, { order: 'a1' }))
    await assertSucceeds(deleteDoc(shared))
  })

  it('takes a note only over the version that its writer has read, under the writer’s own name', async () => {
    const ref = (caller: 'agent' | 'director') => doc(databaseOf(caller), 'favoriteLists/shared/items/artist')
    const first = { note: 'Viaja em março', noteBy: 'agent', noteVersion: 1 }
    await assertFails(updateDoc(ref('director'), first))
    await assertFails(updateDoc(ref('agent'), { ...first, noteVersion: 2 }))
    await assertFails(updateDoc(ref('agent'), { note: 'Viaja em março' }))
    await assertSucceeds(updateDoc(ref('agent'), first))
    const second = { note: 'Ligar amanhã', noteBy: 'director' }
    await assertFails(updateDoc(ref('director'), { ...second, noteVersion: 1 }))
    await assertFails(updateDoc(ref('director'), { noteBy: 'director' }))
    await assertFails(updateDoc(ref('director'), { noteVersion: 0 }))
    await assertFails(updateDoc(ref('director'), { noteVersion: deleteField() }))
    await assertSucceeds(updateDoc(ref('director'), { order: 'a2' }))
    await assertSucceeds(updateDoc(ref('director'), { ...second, noteVersion: 2 }))
  })

  it('begins without a writer and a version', async () => {
    const fresh = doc(databaseOf('agent'), 'favoriteLists/mine/items/other')
    const other = { ...item, artistId: 'other' }
    await assertFails(setDoc(fresh, { ...other, noteBy: 'agent' }))
    await assertFails(setDoc(fresh, { ...other, noteVersion: 1 }))
    await assertSucceeds(setDoc(fresh, other))
  })

  it('of a list of somebody else’s, and whoever is not of staff, are closed', async () => {
    const artist = databaseOf('artist')
    const left = doc(artist, 'favoriteLists/left/items/artist')
    await assertFails(getDoc(left))
    await assertFails(getDocs(query(collection(artist, 'favoriteLists/left/items'), limit(20))))
    await assertFails(updateDoc(left, { note: 'x', noteBy: 'artist', noteVersion: 1 }))
    await assertFails(deleteDoc(left))
  })
})
