import { where } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDocs,
  limit,
  query,
  setDoc,
  withRules,
} from '../support/rules/rules.ts'

const at = { seconds: 1, nanoseconds: 0 }
const consent = { uid: 'artist', kind: 'terms', version: '1', textHash: 'ab', given: true, at }

withRules((db) => setDoc(doc(db, 'consents/artist-terms'), consent))

describe('consents', () => {
  describeMatrix({
    existing: 'consents/artist-terms',
    change: { version: '2' },
    fresh: { path: 'consents/fresh', data: consent },
    listWith: (role) => (role === 'director' ? [] : [where('uid', '==', role)]),
    allowed: {
      get: ['artist', 'director'],
      // Each account may ask for its own, and a bare one then finds nothing.
      list: ['bare', 'artist', 'otherArtist', 'agent', 'director'],
      create: [],
      update: [],
      delete: [],
    },
  })

  it("refuses an artist the list of somebody else's", async () => {
    const others = query(
      collection(databaseOf('otherArtist'), 'consents'),
      where('uid', '==', 'artist'),
      limit(20),
    )
    await assertFails(getDocs(others))
  })

  it('refuses an agent the list of everybody', async () => {
    await assertFails(getDocs(query(collection(databaseOf('agent'), 'consents'), limit(20))))
  })
})
