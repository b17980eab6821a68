import { orderBy } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertSucceeds,
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

const message = {
  kind: 'contact',
  name: 'Helena Prado',
  email: 'helena@example.com',
  subject: 'contratar',
  message: 'Procuramos um elenco para um filme.',
  at: { seconds: 1, nanoseconds: 0 },
}

withRules((db) => setDoc(doc(db, 'contactMessages/one'), message))

describe('contactMessages', () => {
  describeMatrix({
    existing: 'contactMessages/one',
    change: { message: 'outra' },
    fresh: { path: 'contactMessages/fresh', data: message },
    allowed: {
      get: ['agent', 'director'],
      list: ['agent', 'director'],
      create: [],
      update: [],
      delete: ['director'],
    },
  })

  it('lets an agent page through them, newest first', async () => {
    const messages = collection(databaseOf('agent'), 'contactMessages')
    await assertSucceeds(getDocs(query(messages, orderBy('at', 'desc'), limit(50))))
  })
})
