import { describe } from 'vitest'
import { describeMatrix, doc, ROLES, setDoc, withRules } from '../support/rules/rules.ts'

const forms = { forms: { ator: { feminine: 'Atriz', masculine: 'Ator', neutral: 'Intérprete' } } }

withRules((db) => setDoc(doc(db, 'settings/classForms'), forms))

describe('settings', () => {
  describeMatrix({
    existing: 'settings/classForms',
    change: { forms: {} },
    fresh: { path: 'settings/others', data: forms },
    allowed: { get: ROLES, list: [], create: [], update: [], delete: [] },
  })
})
