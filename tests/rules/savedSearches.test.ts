import { deleteDoc, serverTimestamp, where } from 'firebase/firestore'
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

const mine = {
  owner: 'agent',
  name: 'Atrizes em SP',
  query: 'classe=atriz&uf=SP',
  shared: false,
  seenAt: serverTimestamp(),
}

withRules(async (db) => {
  await setDoc(doc(db, 'savedSearches/mine'), mine)
  await setDoc(doc(db, 'savedSearches/shared'), { ...mine, shared: true })
  // Of somebody who is not of staff any more.
  await setDoc(doc(db, 'savedSearches/left'), { ...mine, owner: 'artist' })
})

describe('savedSearches', () => {
  describeMatrix({
    existing: 'savedSearches/mine',
    change: { name: 'Atrizes', seenAt: serverTimestamp() },
    fresh: { path: 'savedSearches/fresh', data: mine },
    listWith: () => [where('owner', '==', 'agent')],
    allowed: { get: ['agent'], list: ['agent'], create: ['agent'], update: ['agent'], delete: ['agent'] },
    hostile: { except: ['query: empty text'] },
  })

  it('that are shared are read by the team and changed by their owner alone', async () => {
    const director = databaseOf('director')
    await assertSucceeds(getDoc(doc(director, 'savedSearches/shared')))
    await assertSucceeds(
      getDocs(query(collection(director, 'savedSearches'), where('shared', '==', true), limit(50))),
    )
    const shared = doc(director, 'savedSearches/shared')
    await assertFails(updateDoc(shared, { name: 'Outra', seenAt: serverTimestamp() }))
    await assertFails(updateDoc(shared, { owner: 'director', seenAt: serverTimestamp() }))
    await assertFails(deleteDoc(shared))
    await assertFails(getDoc(doc(databaseOf('artist'), 'savedSearches/shared')))
  })

  it('may be shared from the beginning', async () => {
    await assertSucceeds(setDoc(doc(databaseOf('agent'), 'savedSearches/two'), { ...mine, shared: true }))
  })

  it('that are not shared are in no other list', async () => {
    const all = collection(databaseOf('director'), 'savedSearches')
    await assertFails(getDocs(query(all, where('shared', '==', false), limit(50))))
    await assertFails(
      getDocs(query(all, where('shared', '==', false), where('owner', '==', 'agent'), limit(50))),
    )
  })

  it('are nobody’s who is not of staff', async () => {
    const artist = databaseOf('artist')
    const left = doc(artist, 'savedSearches/left')
    await assertFails(getDoc(left))
    await assertFails(
      getDocs(query(collection(artist, 'savedSearches'), where('owner', '==', 'artist'), limit(50))),
    )
    await assertFails(setDoc(doc(artist, 'savedSearches/new'), { ...mine, owner: 'artist' }))
    await assertFails(updateDoc(left, { name: 'Outra', seenAt: serverTimestamp() }))
    await assertFails(deleteDoc(left))
  })
})
