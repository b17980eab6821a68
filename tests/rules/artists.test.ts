import { artistSchema } from '@ribalta/domain/schemas/people/artist'
import { orderBy, where } from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { makeArtist } from '../support/people.ts'
import { rulesProject } from '../support/rules/suite.ts'
import {
  assertSucceeds,
  collection,
  databaseOf,
  describeMatrix,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  ROLES,
  withRules,
} from '../support/rules/rules.ts'

withRules()

describe('artists', () => {
  describeMatrix({
    existing: 'artists/artist',
    change: { featured: true },
    fresh: { path: 'artists/fresh', data: makeArtist('fresh') },
    allowed: { get: ROLES, list: ROLES, create: [], update: [], delete: [] },
  })

  it('gives a page of exactly fifty', async () => {
    await assertSucceeds(getDocs(query(collection(databaseOf('visitor'), 'artists'), limit(50))))
  })

  it('refuses a list that skips documents', async () => {
    const documents = `http://127.0.0.1:8080/v1/projects/${rulesProject()}/databases/(default)/documents`
    const statusOf = async (offset: number): Promise<number> => {
      const structuredQuery = { from: [{ collectionId: 'artists' }], limit: 1, offset }
      const body = JSON.stringify({ structuredQuery })
      return (await fetch(`${documents}:runQuery`, { method: 'POST', body })).status
    }
    expect([await statusOf(0), await statusOf(1)]).toEqual([200, 403])
  })

  it('refuses queries for the pages of minors', async () => {
    const artists = collection(databaseOf('visitor'), 'artists')
    for (const asked of [where('minor', '==', true), orderBy('minor')]) {
      await expect(getDocs(query(artists, asked, limit(50)))).rejects.toMatchObject({
        code: 'failed-precondition',
      })
    }
  })

  it('shows a visitor neither e-mail, phone, birth date nor grants', async () => {
    const stored = await getDoc(doc(databaseOf('visitor'), 'artists/artist'))
    const data = stored.data()
    expect(artistSchema.parse(data).artisticName).toBe('Nome artist')
    expect(Object.keys(data ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(email|phone|birthDate|grants|tempMediaIds)$/)]),
    )
  })
})
