import { orderBy, where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
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
  withRules,
} from '../support/rules/rules.ts'

const message = {
  kind: 'contact',
  about: '',
  name: 'Helena Prado',
  email: 'helena@example.com',
  subject: 'contratar',
  message: 'Procuramos um elenco para um filme.',
  at: { seconds: 1, nanoseconds: 0 },
}

withRules(async (db) => {
  await setDoc(doc(db, 'contactMessages/one'), message)
  const report = { kind: 'artistReport', about: 'agent', artistId: 'agent', reason: 'outro', message: '' }
  await setDoc(doc(db, 'contactMessages/agent'), { ...report, at: message.at })
})

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
      delete: [],
    },
    listWith: (caller) => [where('about', '!=', caller)],
  })

  it('lets an agent page through them, newest first', async () => {
    const messages = collection(databaseOf('agent'), 'contactMessages')
    const others = query(messages, where('about', '!=', 'agent'), orderBy('at', 'desc'), limit(50))
    expect((await getDocs(others)).docs.map(({ id }) => id)).toEqual(['one'])
  })

  it('are not read by staff whose page they report', async () => {
    const messages = collection(databaseOf('agent'), 'contactMessages')
    await assertFails(getDoc(doc(messages, 'agent')))
    await assertFails(getDocs(query(messages, where('about', '==', 'agent'), limit(50))))
    await assertFails(getDocs(query(messages, orderBy('at', 'desc'), limit(50))))
    await assertSucceeds(getDoc(doc(databaseOf('director'), 'contactMessages/agent')))
  })
})
