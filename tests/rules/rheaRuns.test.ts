import { deleteDoc } from 'firebase/firestore'
import { describe, it } from 'vitest'
import {
  assertFails,
  databaseOf,
  describeMatrix,
  doc,
  setDoc,
  updateDoc,
  withRules,
} from '../support/rules/rules.ts'

const AT = { seconds: 1, nanoseconds: 0 }
const DIRECTORS = ['director'] as const

const run = {
  criteriaId: 'fixo',
  version: 1,
  castingId: null,
  criteriaName: 'Elenco fixo',
  castingTitle: null,
  isAnonymous: true,
  ranked: 2,
  first: { artist: { place: 1, points: 80 }, director: { place: 2, points: 50 } },
  people: ['artist', 'director'],
  readout: { gender: [], age: [], uf: [] },
  createdBy: 'director',
  createdAt: AT,
}

withRules(async (db) => {
  await setDoc(doc(db, 'rheaRuns/guardado'), run)
})

describe('rheaRuns', () => {
  describeMatrix({
    existing: 'rheaRuns/guardado',
    change: { ranked: 3 },
    fresh: { path: 'rheaRuns/outro', data: run },
    allowed: { get: DIRECTORS, list: DIRECTORS, create: [], update: [], delete: [] },
  })

  it('stay as they were for whoever kept them, too', async () => {
    const db = databaseOf('director')
    await assertFails(setDoc(doc(db, 'rheaRuns/inventado'), { ...run, createdBy: 'director' }))
    await assertFails(updateDoc(doc(db, 'rheaRuns/guardado'), { 'first.artist.place': 2 }))
    await assertFails(updateDoc(doc(db, 'rheaRuns/guardado'), { isAnonymous: false }))
    await assertFails(deleteDoc(doc(db, 'rheaRuns/guardado')))
  })
})
