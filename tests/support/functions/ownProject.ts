import { type Grant, GRANTS } from '@ribalta/domain/account/grants'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { onTestFinished } from 'vitest'
import { newSession } from './functions.ts'

/** A database where nobody is but whom the test puts there: the suite's own has the seed's directors. */
export async function teamAlone(team: Readonly<Record<string, readonly Grant[]>>): Promise<Firestore> {
  const projectId = `demo-ribalta-${newSession()}`
  const app = initializeApp({ projectId }, projectId)
  onTestFinished(() => deleteApp(app))
  const db = getFirestore(app)
  for (const [uid, grants] of Object.entries(team)) await db.doc(`profiles/${uid}`).set({ grants })
  return db
}

/** Who holds DIRECTOR there. */
export async function directorsOf(db: Firestore): Promise<string[]> {
  const [, director] = GRANTS
  const { docs } = await db.collection('profiles').where('grants', 'array-contains', director).get()
  return docs.map(({ id }) => id)
}
