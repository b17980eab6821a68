import { describe } from 'vitest'
import { describeMatrix, doc, ROLES, setDoc, withRules } from '../support/rules/rules.ts'

withRules((db) => setDoc(doc(db, 'usernames/nome-artist'), { uid: 'artist' }))

describe('usernames', () => {
  describeMatrix({
    existing: 'usernames/nome-artist',
    change: { uid: 'bare' },
    fresh: { path: 'usernames/outro', data: { uid: 'bare' } },
    allowed: { get: ROLES, list: [], create: [], update: [], delete: [] },
  })
})
