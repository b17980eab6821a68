import { describe, it } from 'vitest'
import { makeProfile } from '../support/people.ts'
import {
  asAdmin,
  assertFails,
  assertSucceeds,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  refusesWholeReads,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules.ts'

withRules(async (db) => {
  await setDoc(doc(db, 'profiles/artist/private-data/details'), { legalName: 'Ana de Souza' })
})

describe('profiles', () => {
  describeMatrix({
    existing: 'profiles/artist',
    change: { bio: 'outra' },
    fresh: { path: 'profiles/fresh', data: makeProfile('fresh') },
    allowed: {
      get: ['artist', 'agent', 'director'],
      list: ['agent', 'director'],
      create: [],
      update: [],
      delete: [],
    },
  })

  refusesWholeReads('profiles')

  it('refuses an artist the grants that would make a director', async () => {
    await assertFails(updateDoc(doc(databaseOf('artist'), 'profiles/artist'), { grants: ['DIRECTOR'] }))
  })

  it('refuses a bare account its own profile, written past the functions', async () => {
    await assertFails(
      setDoc(doc(databaseOf('bare'), 'profiles/bare'), makeProfile('bare', { grants: ['AGENT'] })),
    )
  })

  it('answers a bare account that its own profile is missing', async () => {
    await assertSucceeds(getDoc(doc(databaseOf('bare'), 'profiles/bare')))
  })

  it('stops an agent at the next request once the grant is taken away', async () => {
    await assertSucceeds(getDoc(doc(databaseOf('agent'), 'profiles/artist')))
    await asAdmin((db) => updateDoc(doc(db, 'profiles/agent'), { grants: [] }))
    await assertFails(getDoc(doc(databaseOf('agent'), 'profiles/artist')))
  })
})

describe('private details', () => {
  describeMatrix({
    existing: 'profiles/artist/private-data/details',
    change: { drt: '1' },
    fresh: { path: 'profiles/otherArtist/private-data/details', data: { legalName: 'B' } },
    allowed: { get: ['artist', 'director'], list: [], create: [], update: [], delete: [] },
  })

  refusesWholeReads('profiles/artist/private-data')
})
