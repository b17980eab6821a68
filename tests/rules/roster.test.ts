import { describe } from 'vitest'
import { makeRosterEntry } from '../support/people.ts'
import { describeMatrix, doc, setDoc, withRules } from '../support/rules/rules.ts'

withRules((db) => setDoc(doc(db, 'roster/0000000000001_artist'), makeRosterEntry('artist')))

describe('roster', () => {
  describeMatrix({
    existing: 'roster/0000000000001_artist',
    change: { hasVideo: true },
    fresh: { path: 'roster/0000000000002_fresh', data: makeRosterEntry('fresh') },
    longestList: 1000,
    allowed: {
      get: ['agent', 'director'],
      list: ['agent', 'director'],
      create: [],
      update: [],
      delete: [],
    },
  })
})
