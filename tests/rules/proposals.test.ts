import { where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { listAcross } from '../support/rules/listAcross.ts'
import { assertFails, describeMatrix, doc, type ROLES, setDoc, withRules } from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const STAFF = ['agent', 'director'] as const

const proposal = {
  title: 'Campanha de inverno',
  client: 'Produtora Serra',
  message: '',
  deadline: AT,
  consentMode: 'informed',
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

const participant = {
  proposalId: 'inverno',
  artistId: 'artist',
  title: 'Campanha de inverno',
  role: 'Mãe',
  deadline: AT,
  state: 'open',
  consentMode: 'informed',
  facts: ['heightCm'],
  media: [],
  takes: [],
}

withRules(async (db) => {
  await setDoc(doc(db, 'proposals/inverno/participants/artist'), participant)
  await setDoc(doc(db, 'proposals/verao/participants/artist'), { ...participant, proposalId: 'verao' })
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
    longestList: 200,
    allowed: { get: STAFF, list: STAFF, create: [], update: [], delete: [] },
  })
})

describe('what clients answered', () => {
  describeMatrix({
    existing: 'proposals/inverno/answers/bia',
    change: { status: 'sent' },
    fresh: { path: 'proposals/inverno/answers/outra', data: review },
    longestList: 200,
    allowed: { get: STAFF, list: STAFF, create: [], update: [], delete: [] },
  })
})

describe('what an artist may know of a proposal that they are in', () => {
  describeMatrix({
    existing: 'proposals/inverno/participants/artist',
    change: { consent: { answer: 'agreed', at: AT } },
    fresh: {
      path: 'proposals/inverno/participants/otherArtist',
      data: { ...participant, artistId: 'otherArtist' },
    },
    listWith: (caller) => (STAFF.some((staff) => staff === caller) ? [] : [where('artistId', '==', caller)]),
    allowed: {
      get: ['artist', ...STAFF],
      // Each account may ask for its own, and all but the artist then find nothing.
      list: ['bare', 'artist', 'otherArtist', ...STAFF],
      create: [],
      update: [],
      delete: [],
    },
    group: STAFF,
  })

  it('is listed for an artist across proposals, of themselves alone', async () => {
    const listed = (caller: (typeof ROLES)[number], whose: string) =>
      listAcross(caller, { name: 'participants', whose, by: 'deadline' })
    expect((await listed('artist', 'artist')).size).toBe(2)
    expect((await listed('otherArtist', 'otherArtist')).size).toBe(0)
    await assertFails(listed('otherArtist', 'artist'))
    await assertFails(listed('visitor', 'artist'))
  })
})
