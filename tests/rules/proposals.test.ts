import { describe } from 'vitest'
import { describeMatrix, doc, setDoc, withRules } from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const STAFF = ['agent', 'director'] as const

const proposal = {
  title: 'Campanha de inverno',
  client: 'Produtora Serra',
  message: '',
  deadline: AT,
  facts: ['heightCm'],
  items: [{ artistId: 'owner', role: 'Mãe', media: [], takes: [] }],
  people: ['owner'],
  status: 'published',
  version: 1,
  keyVersion: 1,
  createdBy: 'agent',
  createdAt: AT,
  updatedAt: AT,
}

withRules(async (db) => {
  await setDoc(doc(db, 'proposals/inverno'), proposal)
  await setDoc(doc(db, 'proposals/inverno/internal/key'), { key: 'segredo', version: 1 })
})

describe('proposals', () => {
  describeMatrix({
    existing: 'proposals/inverno',
    change: { status: 'revoked' },
    fresh: { path: 'proposals/outra', data: proposal },
    allowed: { get: STAFF, list: STAFF, create: [], update: [], delete: [] },
  })
})

describe('what opens the room of a proposal', () => {
  describeMatrix({
    existing: 'proposals/inverno/internal/key',
    change: { key: 'outro' },
    fresh: { path: 'proposals/outra/internal/key', data: { key: 'outro', version: 1 } },
    allowed: { get: STAFF, list: [], create: [], update: [], delete: [] },
  })
})
