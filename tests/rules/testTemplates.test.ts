import { describe } from 'vitest'
import { describeMatrix, doc, setDoc, withRules } from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const STAFF = ['agent', 'director'] as const
const READ_BY_STAFF = { get: STAFF, list: STAFF, create: [], update: [], delete: [] }

const saved = {
  title: 'Cena da cozinha',
  kind: 'dramaturgia',
  instructions: 'Grave na horizontal, com a luz de frente.',
  takes: 2,
  seconds: 120,
  sides: { kind: 'text', text: 'Boa noite.' },
  version: 1,
  createdAt: AT,
}
const template = { ...saved, isArchived: false, updatedAt: AT }

withRules(async (db) => {
  await setDoc(doc(db, 'testTemplates/cena'), template)
  await setDoc(doc(db, 'testTemplates/cena/versions/1'), saved)
})

describe('testTemplates', () => {
  describeMatrix({
    existing: 'testTemplates/cena',
    change: { isArchived: true },
    fresh: { path: 'testTemplates/outra', data: template },
    allowed: READ_BY_STAFF,
  })
})

describe('the versions of a template', () => {
  describeMatrix({
    existing: 'testTemplates/cena/versions/1',
    change: { title: 'Outra' },
    fresh: { path: 'testTemplates/cena/versions/2', data: { ...saved, version: 2 } },
    allowed: READ_BY_STAFF,
  })
})
