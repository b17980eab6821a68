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
  openedBy: 0,
  answeredBy: 0,
  createdBy: 'agent',
  createdAt: AT,
  updatedAt: AT,
}

const code = { codeId: 'um', salt: 'sal', hash: 'hash' }
const view = { name: 'Bia', firstAt: AT, lastAt: AT }
const review = {
  choices: { owner: { answer: 'yes', comment: '' } },
  people: ['owner'],
  status: 'open',
  savedAt: AT,
}

withRules(async (db) => {
  await setDoc(doc(db, 'proposals/inverno'), proposal)
  await setDoc(doc(db, 'proposals/inverno/internal/key'), { key: 'segredo', version: 1 })
  await setDoc(doc(db, 'proposals/inverno/internal/code'), code)
  await setDoc(doc(db, 'proposals/inverno/views/bia'), view)
  await setDoc(doc(db, 'proposals/inverno/answers/bia'), review)
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

describe('what tells whether an access code is right', () => {
  describeMatrix({
    existing: 'proposals/inverno/internal/code',
    change: { hash: 'outro' },
    fresh: { path: 'proposals/outra/internal/code', data: code },
    allowed: { get: [], list: [], create: [], update: [], delete: [] },
  })
})

describe('who looked at a proposal', () => {
  describeMatrix({
    existing: 'proposals/inverno/views/bia',
    change: { name: 'Outra' },
    fresh: { path: 'proposals/inverno/views/outra', data: view },
    allowed: { get: STAFF, list: STAFF, create: [], update: [], delete: [] },
  })
})

describe('what clients answered', () => {
  describeMatrix({
    existing: 'proposals/inverno/answers/bia',
    change: { status: 'sent' },
    fresh: { path: 'proposals/inverno/answers/outra', data: review },
    allowed: { get: STAFF, list: STAFF, create: [], update: [], delete: [] },
  })
})
