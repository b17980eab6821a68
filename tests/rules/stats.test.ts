import { describe } from 'vitest'
import { describeMatrix, doc, ROLES, setDoc, withRules } from '../support/rules/rules.ts'

const counts = { counts: { 'class:ator': 3 } }

withRules((db) => setDoc(doc(db, 'stats/artists'), counts))

describe('stats', () => {
  describeMatrix({
    existing: 'stats/artists',
    change: { counts: {} },
    fresh: { path: 'stats/fresh', data: counts },
    allowed: { get: ROLES, list: [], create: [], update: [], delete: [] },
  })
})
