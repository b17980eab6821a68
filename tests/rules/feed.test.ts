import { describe } from 'vitest'
import { describeMatrix, doc, setDoc, withRules } from '../support/rules/rules.ts'

const item = { kind: 'registration', subject: 'artist', actor: 'artist', at: { seconds: 1, nanoseconds: 0 } }

withRules((db) => setDoc(doc(db, 'feed/one'), item))

describe('feed', () => {
  describeMatrix({
    existing: 'feed/one',
    longestList: 1000,
    change: { kind: 'profileChange' },
    fresh: { path: 'feed/fresh', data: item },
    allowed: { get: ['agent', 'director'], list: ['agent', 'director'], create: [], update: [], delete: [] },
  })
})
