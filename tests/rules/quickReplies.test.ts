import { serverTimestamp } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
  assertSucceeds,
  databaseOf,
  describeMatrix,
  doc,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const reply = { title: 'Horário', text: 'Olá, {nome}! O ensaio é às 7h.', updatedAt: serverTimestamp() }

withRules((db) => setDoc(doc(db, 'quickReplies/one'), reply))

describe('quickReplies', () => {
  describeMatrix({
    existing: 'quickReplies/one',
    change: { text: 'Às 8h.', updatedAt: serverTimestamp() },
    fresh: { path: 'quickReplies/fresh', data: reply },
    allowed: {
      get: ['agent', 'director'],
      list: ['agent', 'director'],
      create: ['agent', 'director'],
      update: ['agent', 'director'],
      delete: ['agent', 'director'],
    },
    hostile: {},
  })

  it('have a title of 60 characters and a text of 1 000 at most', async () => {
    const agent = databaseOf('agent')
    const longest = { ...reply, title: 'a'.repeat(60), text: 'a'.repeat(1000) }
    await assertSucceeds(setDoc(doc(agent, 'quickReplies/two'), longest))
    for (const more of [{ title: 'a'.repeat(61) }, { text: 'a'.repeat(1001) }]) {
      await assertFails(updateDoc(doc(agent, 'quickReplies/two'), { ...more, updatedAt: serverTimestamp() }))
    }
  })
})
