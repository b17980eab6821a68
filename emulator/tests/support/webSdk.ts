import { deleteApp, initializeApp } from 'firebase/app'
import type { FirebaseApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'
import { afterEach } from 'vitest'
import { freshProject } from './server.ts'
import type { TestServer } from './server.ts'

export interface Client {
  readonly project: string
  readonly db: Firestore
}

type MockUser = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>['mockUserToken']

/** Makes JS SDK clients of a server; they end with the test. */
export function withWebSdk(server: TestServer): (project?: string, user?: MockUser) => Client {
  const apps: FirebaseApp[] = []
  setLogLevel('silent')
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
  })
  return (project = freshProject(), user) => {
    const app = initializeApp({ projectId: project, apiKey: 'none' }, `app-${apps.length}-${project}`)
    apps.push(app)
    const db = getFirestore(app)
    connectFirestoreEmulator(db, '127.0.0.1', server.port, user === undefined ? {} : { mockUserToken: user })
    return { project, db }
  }
}
